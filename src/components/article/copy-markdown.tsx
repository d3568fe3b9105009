import { withPrefix } from "gatsby"
import { useCopy } from "../../hooks/use-copy"
import { CopyIcon } from "../ui/icons"

interface CopyMarkdownProps {
  /** Path of the page's Markdown twin, without the path prefix. */
  href: string
}

/** Copies the page's Markdown, for editors and language models. */
export function CopyMarkdown({ href }: CopyMarkdownProps) {
  const { copy, message } = useCopy()
  return (
    <div>
      <button type="button" onClick={() => copy(fetchText(withPrefix(href)))}>
        <CopyIcon />
        <span>{message ?? "Copy page as Markdown"}</span>
      </button>
    </div>
  )
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the server answered ${response.status}.`)
  return response.text()
}
