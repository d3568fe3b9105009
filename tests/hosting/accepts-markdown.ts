/** Values of the `Accept` header, and whether a page is sent as Markdown. */
export const acceptsMarkdown: readonly (readonly [accept: string, isMarkdown: boolean])[] = [
  ["text/markdown", true],
  ["text/html;q=0.8, Text/Markdown", true],
  ["text/markdown;q=1,text/html;q=0.8", true],
  ["text/markdown; q=0.5", true],
  ["text/markdown; charset=utf-8; q=0.5", true],
  ["text/markdown; charset=utf-8; q=0", true], // the weight is read right after the type only
  ["text/markdown;q=0, text/html", false],
  ["text/html, text/markdown ; Q=0.000", false],
  ["text/markdown-like, text/html", false],
  ["text/html, */*", false],
]
