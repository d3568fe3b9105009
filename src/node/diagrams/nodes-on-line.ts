const node =
  /^([\w-]+)(?:\(\(\(.+?\)\)\)|\(\[.+?\]\)|\(\(.+?\)\)|\[\[.+?\]\]|\[\(.+?\)\]|\[\/.+?\\\]|\[\\.+?\/\]|>.+?\]|\{\{.+?\}\}|\[.+?\]|\(.+?\)|\{.+?\})?(?::::[\w-]+)?\s*/
const arrow =
  /^<?(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?\s*|^<?(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===)\s*/

/**
 * The ids of the nodes on a line of a flow chart, whose arrows have spaces around them; `undefined` if the line does not consist of
 * nodes joined by arrows.
 */
export function nodesOnLine(line: string): string[] | undefined {
  const ids: string[] = []
  let rest = line
  for (;;) {
    const [found, id = ""] = node.exec(rest) ?? []
    if (found === undefined) return undefined
    ids.push(id)
    rest = rest.slice(found.length)
    if (rest === "") return ids
    const [join] = /^&\s*/.exec(rest) ?? arrow.exec(rest) ?? []
    if (join === undefined) return undefined
    rest = rest.slice(join.length)
  }
}
