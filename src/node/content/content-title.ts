const comment = /^<!--[\s\S]*?-->/
const moduleBlock = /^(?:import|export)\s[\s\S]*?(?:\r?\n[ \t]*\r?\n|$)/
const titleLine = /^#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/
const underlinedTitle = /^(\S[^\r\n]*?)[ \t]*\r?\n=+[ \t]*(?:\r?\n|$)/

/** Text of a body's leading title, after comments and, in MDX, imports. `remark-page-title` removes the same heading. */
export function contentTitle(body: string, format: "md" | "mdx"): string | undefined {
  const start = skip(body, format === "mdx" ? [comment, moduleBlock] : [comment])
  const title = (titleLine.exec(start) ?? underlinedTitle.exec(start))?.[1]
  return title === undefined ? undefined : withoutMarkup(title)
}

function skip(text: string, blocks: readonly RegExp[]): string {
  const rest = text.trimStart()
  const found = blocks.map((block) => block.exec(rest)?.[0]).find((block) => block)
  return found === undefined ? rest : skip(rest.slice(found.length), blocks)
}

function withoutMarkup(title: string): string {
  return title
    .replace(/\s*\{(?:\/\*\s*)?#[^}]+\}$/, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(?<![\\\w])_+|(?<!\\)_+(?!\w)|(?<!\\)[*`]/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
}
