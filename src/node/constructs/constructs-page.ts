/** The list of constructs for writers, as a path from the content directory. */
export const constructsFile = "docs/_constructs.md"

/** Path of the page that shows each construct beside its source. */
export const constructsPath = "/constructs"

/** Something that writers can use in Markdown. */
export interface Construct {
  name: string
  /** One sentence. */
  explanation: string
  /** Markdown. */
  source: string
}

const regionStart = /^<!-- region ([\w-]+) -->\n\n/gm
const regionEnd = /^<!-- endregion -->$/gm

/**
 * Generates the page from the list: above each example, a code block shows its source. Every line keeps its number, so that
 * problems of the page are reported where they are in the list.
 */
export function constructsPage(list: string): string {
  return list
    .replaceAll(regionStart, '```md title="Source" file="_constructs.md" region="$1"\n```\n')
    .replaceAll(regionEnd, "")
}

const construct = /^## (.+)\n\n(.+)\n\n<!-- region [\w-]+ -->\n\n([\s\S]+?)\n\n<!-- endregion -->$/gm

/** The constructs of the list: each has a heading, an explanation and an example. */
export function listConstructs(list: string): Construct[] {
  return [...list.matchAll(construct)].map(([, name = "", explanation = "", source = ""]) => ({
    name,
    explanation,
    source,
  }))
}
