import { useEffect, useRef, useState } from "react"
import { trustedHtml } from "../../browser/trusted-types"
import { contentAddedEvent } from "../../shared/content-added-event"
import { firstScreenOf } from "../../shared/first-screen"
import { BuiltHtml } from "../ui/built-html"
import type { ArticleContent } from "./article-content"

interface ArticleTextProps {
  content: ArticleContent
  /** Whether the text is shown whole, rather than its first screen only. It can become true, not false. */
  isWhole: boolean
}

const className = "markdown theme-doc-markdown"

/** The text of an article. It is styled by the theme's style sheets; its custom elements add behavior. */
export function ArticleText({ content, isWhole }: ArticleTextProps) {
  const ref = useRef<HTMLDivElement>(null)
  const html = "html" in content ? content.html : undefined
  const [first] = useState(() =>
    isWhole || html === undefined ? undefined : { html, part: firstScreenOf(html) },
  )
  const isCut = first !== undefined && first.html === html && first.part !== html

  // Rendering the whole text would replace the elements that are already on the screen, so the rest is added to them.
  useEffect(() => {
    const text = ref.current
    if (!isCut || !isWhole || !text) return
    text.insertAdjacentHTML("beforeend", trustedHtml(first.html.slice(first.part.length)))
    text.dispatchEvent(new CustomEvent(contentAddedEvent, { bubbles: true }))
  }, [first, isCut, isWhole])

  if (html !== undefined)
    return <BuiltHtml ref={ref} className={className} html={isCut ? first.part : html} />
  return (
    <div ref={ref} className={className}>
      {"children" in content && content.children}
    </div>
  )
}
