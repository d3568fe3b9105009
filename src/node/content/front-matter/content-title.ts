const comment = /^<!--[\s\S]*?-->/
const moduleBlock = /^(?:import|export)\s[\s\S]*?(?:\r?\n[ \t]*\r?\n|$)/

/** Maximum length of a title: the regular expressions for its markup take superlinear time. */
const longestTitle = 1000

/** Text of a body's leading title, after comments and, in MDX, imports. `remark-page-title` removes the same heading. */
export function contentTitle(body: string, format: "md" | "mdx"): string | undefined {
  const start = skip(body, format === "mdx" ? [comment, moduleBlock] : [comment])
  const end = start.indexOf("\n")
  const line = (end === -1 ? start : start.slice(0, end)).trimEnd().slice(0, longestTitle)
  const title = /^#[ \t]/.test(line) ? hashTitle(line) : underlinedTitle(line, start, end)
  return title === undefined ? undefined : withoutMarkup(title)
}

/** The text of a line that starts with a hash, without closing hashes. */
function hashTitle(line: string): string | undefined {
  const text = line.slice(1).trim()
  return text.replace(/[ \t]*#+$/, "") || text || undefined
}

/** The text of a line, if the line below it consists of equals signs. */
function underlinedTitle(line: string, text: string, end: number): string | undefined {
  if (line === "" || end === -1) return undefined
  const underline = /[=]+[ \t]*(?:\r?\n|$)/y
  underline.lastIndex = end + 1
  return underline.test(text) ? line : undefined
}

function skip(text: string, blocks: readonly RegExp[]): string {
  for (let rest = text.trimStart(); ;) {
    const found = blocks.map((block) => block.exec(rest)?.[0]).find((block) => block)
    if (found === undefined) return rest
    rest = rest.slice(found.length).trimStart()
  }
}

function withoutMarkup(title: string): string {
  return title
    .replace(/\s*\{(?:\/\*\s*)?#[^}]+\}$/, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(?<![\\\w])_+|(?<!\\)_+(?!\w)|(?<!\\)[*`]/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
}
