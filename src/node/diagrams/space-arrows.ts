/**
 * Matches quoted texts, texts of nodes and arrows, and arrows. Of an arrow around a text, as in `A -- text
 * --> B`, it matches each end.
 */
const parts =
  /"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\||(<?(?:-->|---|-\.->|-\.-|==>|===)|(?:--|-\.|==)(?=\s))/g

/**
 * Puts spaces around the arrows of a flow chart. Mermaid does not need them, but the drawing library takes "A--" of
 * "A-->B" for the name of a node.
 */
export function spaceArrows(source: string): string {
  return source.replace(parts, (part: string, arrow: string | undefined, start: number) => {
    if (arrow === undefined) return part
    const before = /[\w\])}"]/.test(source.charAt(start - 1)) ? " " : ""
    const after = /[\w"]/.test(source.charAt(start + part.length)) ? " " : ""
    return before + arrow + after
  })
}
