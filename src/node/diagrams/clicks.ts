/** A node that leads somewhere. */
export interface Click {
  node: string
  href: string
  /** 0-based line of the diagram's source. */
  line: number
}

const click = /^\s*click\s+([\w-]+)\s+(?:href\s+)?"([^"]+)"(?:\s+"[^"]*")?\s*;?\s*$/

/** The nodes of a flow chart that lead somewhere. */
export function clicksOf(source: string): Click[] {
  return source.split("\n").flatMap((text, line) => {
    const [, node, href] = click.exec(text) ?? []
    return node === undefined || href === undefined ? [] : [{ node, href, line }]
  })
}

/** The source without the statements that make nodes links: the library does not know them. */
export function withoutClicks(source: string): string {
  return source
    .split("\n")
    .filter((text) => !click.test(text))
    .join("\n")
}
