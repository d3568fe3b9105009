/** Folder of the index below `public/`, and of its addresses below the path prefix. */
export const searchFolder = "search"
/** File that names all others; the only one whose name does not change with its content. */
export const manifestName = "manifest.json"
