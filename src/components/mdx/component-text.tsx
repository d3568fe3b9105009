import { Children, isValidElement, type ReactNode } from "react"

/** Elements that can be part of a line of text. */
const inline: ReadonlySet<string> = new Set(
  "a abbr b br code del em i kbd mark q s small span strong sub sup".split(" "),
)

/**
 * The content of a component for writers. MDX makes paragraphs only of text on lines of its own: text on the line of a tag
 * becomes one here, so that it has the same style.
 */
export function ComponentText({ children }: { children?: ReactNode }) {
  const parts = Children.toArray(children)
  const isText = parts.every(isInline) && parts.some((part) => typeof part !== "string" || part.trim() !== "")
  return isText ? <p>{children}</p> : children
}

function isInline(part: ReactNode): boolean {
  return !isValidElement(part) || (typeof part.type === "string" && inline.has(part.type))
}
