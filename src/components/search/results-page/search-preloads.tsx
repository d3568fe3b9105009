import { withPrefix } from "gatsby"
import { pageDataFiles } from "../../../shared/page-scripts"
import { manifestName, searchFolder } from "../../../shared/search/index-names"

/** Data that the code of the results page fetches: Gatsby's two files and, unless the search is hosted, the index. */
const files = [...pageDataFiles("/search"), ...(SEARCH_SERVICE ? [] : [`${searchFolder}/${manifestName}`])]

/**
 * Preloads the scripts and the data of the results page in parallel: without this, a script would be requested only after the
 * previous one has run. Rendered into the HTML file only; after a navigation within the site, they are already loaded.
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
