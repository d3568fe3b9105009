import { withPrefix } from "gatsby"
import { useEffect, useState } from "react"
import { CopyIcon } from "../ui/icons"

interface CopyMarkdownProps {
  /** Path of the page's Markdown twin, without the path prefix. */
  href: string
}

const shownFor = 2000

/** Copies the page's Markdown, for editors and language models. */
export function CopyMarkdown({ href }: CopyMarkdownProps) {
  const [result, setResult] = useState<{ message: string }>()

  useEffect(() => {
    if (!result) return
    const timer = window.setTimeout(() => setResult(undefined), shownFor)
    return () => window.clearTimeout(timer)
  }, [result])

  const copy = async () => {
    try {
      await copyText(fetchText(withPrefix(href)))
      setResult({ message: "Copied" })
    } catch (error) {
      setResult({ message: `Not copied: ${error instanceof Error ? error.message : String(error)}` })
    }
  }

  return (
    <div>
      <button type="button" onClick={copy}>
        <CopyIcon />
        <span aria-live="polite">{result?.message ?? "Copy page as Markdown"}</span>
      </button>
    </div>
  )
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the server answered ${response.status}.`)
  return response.text()
}

/** Some browsers let a page write only at the press itself: they take a promise of the text. */
async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text)
  const blob = text.then((content) => new Blob([content], { type: "text/plain" }))
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })])
}
