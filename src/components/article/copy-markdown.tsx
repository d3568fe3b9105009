import { withPrefix } from "gatsby"
import { useEffect, useState } from "react"
import { copyText, resultTime } from "../../browser/copy-text"
import { CopyIcon } from "../ui/icons"

interface CopyMarkdownProps {
  /** Path of the page's Markdown twin, without the path prefix. */
  href: string
}

/** Copies the page's Markdown, for editors and language models. */
export function CopyMarkdown({ href }: CopyMarkdownProps) {
  const [result, setResult] = useState<{ message: string }>()

  useEffect(() => {
    if (!result) return
    const timer = window.setTimeout(() => setResult(undefined), resultTime)
    return () => window.clearTimeout(timer)
  }, [result])

  const copy = async () => {
    setResult({ message: await copyText(fetchText(withPrefix(href))) })
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
