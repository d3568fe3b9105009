import type { EmbeddedHit } from "./make-hit"

/** The title of a hit in plain text: the headings that lead to it, from its section on. */
export function titleOf({ hierarchy }: Pick<EmbeddedHit, "hierarchy">, separator: string): string {
  return Object.values(hierarchy)
    .filter((heading) => heading !== null)
    .join(` ${separator} `)
}
