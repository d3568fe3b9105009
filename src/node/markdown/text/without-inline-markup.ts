/** Removes backticks, double asterisks and the addresses of links from inline Markdown. */
export function withoutInlineMarkup(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/`|\*\*/g, "")
}
