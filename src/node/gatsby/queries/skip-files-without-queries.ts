/** Exports of a page's component that Gatsby calls. */
const exported = String.raw`(?:Head|config|getServerData)\b`

/** Matches files from which Gatsby extracts something: queries, slices, or one of the exports. */
const extracted = new RegExp(
  [
    "graphql`",
    String.raw`\b(?:StaticQuery|Slice)\b`,
    String.raw`\bexport\s*\{[^}]*\b${exported}`,
    String.raw`\bexport\s+(?:async\s+)?(?:const|let|var|function)\s+${exported}`,
    String.raw`\bexports\.${exported}`,
  ].join("|"),
)

const emptyModule = "export {}"

/**
 * Replaces the source of a file in which Gatsby finds nothing by an empty module. Gatsby itself parses each file of `src/` and
 * of its plugins with a word such as "config" or "Head" in it, and visits all nodes seven times, which takes seconds.
 */
export function skipFilesWithoutQueries({ contents }: { contents: string }): string | undefined {
  return extracted.test(contents) ? undefined : emptyModule
}
