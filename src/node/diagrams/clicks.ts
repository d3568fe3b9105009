import { statementOf } from "./statement"

/** A node of a flow chart that is a link, from a `click` statement. */
interface Click {
  node: string
  href: string
  /** 0-based line of the diagram's source. */
  line: number
}

/** Matches a `click` statement that makes a node a link. */
export const clickStatement = /^click\s+([\w-]+)\s+(?:href\s+)?"([^"]+)"(?:\s+"[^"]*")?\s*$/

/** The `click` statements of a flow chart. */
export function clicksOf(source: string): Click[] {
  return source.split("\n").flatMap((text, line) => {
    const [, node, href] = clickStatement.exec(statementOf(text)) ?? []
    return node === undefined || href === undefined ? [] : [{ node, href, line }]
  })
}

/** Removes the `click` statements, which the library cannot parse. */
export function withoutClicks(source: string): string {
  return source
    .split("\n")
    .filter((text) => !clickStatement.test(statementOf(text)))
    .join("\n")
}
