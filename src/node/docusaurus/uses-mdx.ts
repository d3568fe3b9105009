import { fencedLines } from "../markdown/fenced-lines"

/** A module's statement at the start of a line; `import` and `export` also start sentences. */
const statement =
  /^(?:import\s+(?:["']|[\w*{][^"']*\sfrom\s+["'])|export\s+(?:const|let|default|function|async)\b)/
const openTag = /(?<![\w`\\])<([A-Z][\w.]*)(?=[\s/>])/g
/** Attributes in braces, and names that only JSX has. */
const jsxAttribute = /<[a-z][\w-]*\s(?:[^<>]*\s)?(?:[\w-]+=\{|className=)/
const jsxComment = /\{\/\*[\s\S]*?\*\/\}/

/**
 * Whether an `.md` body of a Docusaurus tree is meant as MDX: it imports, exports, uses a component or an attribute of JSX. Any
 * other is read as Markdown, in which `<` and `{` may stand for themselves. Code does not count.
 */
export function usesMdx(body: string): boolean {
  const isFenced = fencedLines()
  const lines = body.split(/\r\n|\r|\n/).filter((line) => !isFenced(line))
  if (lines.some((line) => statement.test(line))) return true
  const text = lines
    .join("\n")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, "")
  if (jsxAttribute.test(text) || jsxComment.test(text)) return true
  // A placeholder such as <Name> is no component: nothing closes it.
  return [...text.matchAll(openTag)].some(([, name = ""]) =>
    new RegExp(`</${name}\\s*>|<${name}(?:\\s(?:[^<>]|=>)*)?/>`).test(text),
  )
}
