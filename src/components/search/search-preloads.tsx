import { withPrefix } from "gatsby"
import { pageDataFiles } from "../../shared/page-scripts"
import { manifestName, searchFolder } from "../../shared/search/index-names"

/** Data that the results page fetches once its code has run: Gatsby's two files and, unless the search is hosted, the index. */
const files = [...pageDataFiles("/search"), ...(SEARCH_SERVICE ? [] : [`${searchFolder}/${manifestName}`])]

/**
 * Loads the scripts and the data of the results page at once: each script would be asked for only when the one before has
 * run. Only in the HTML file: later, it is there already.
 */
export function SearchPreloads() {
  if (typeof window !== "undefined") return null
  return [
    ...SEARCH_SCRIPTS.map((file) => (
      // Not before the stylesheet and the font, which the first paint needs.
      <link key={file} rel="preload" as="script" fetchPriority="low" href={withPrefix(`/${file}`)} />
    )),
    ...files.map((file) => (
      <link key={file} rel="preload" as="fetch" crossOrigin="anonymous" href={withPrefix(`/${file}`)} />
    )),
  ]
}
