/**
 * Id of the `template` element with the scripts of a page and with preloads of what they need first. The script in the head
 * puts its content into the page after the first paint, so that scripts do not compete with what the paint needs. No heading of
 * a text gets an id that starts like this.
 */
export const pageScriptsId = "__page-scripts"

/**
 * JavaScript expression: whether an error event `e`, in a capturing listener of `window`, means that the page's scripts have
 * failed. The target is a script that could not be loaded, or `window` after an exception. Errors after Gatsby has started do
 * not count.
 */
export const scriptsFailed = `!window.___loader&&(e.target===window||e.target.tagName==="SCRIPT")`

/** Gatsby's data files that a page fetches before it starts, relative to the published folder. */
export function pageDataFiles(slug: string): string[] {
  return ["page-data/app-data.json", pageDataFile(slug)]
}

/** The file with the data of a page, relative to the published folder. */
export function pageDataFile(slug: string): string {
  const name = slug === "/" ? "index" : slug.replace(/^\/|\/$/g, "")
  return `page-data/${name}/page-data.json`
}
