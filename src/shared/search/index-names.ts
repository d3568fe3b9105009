/** Folder of the index, below `public/` on disk and below the path prefix in addresses. */
export const searchFolder = "search"
/** The entry file of the index; the only one without a content hash in its path. */
export const manifestName = "manifest.json"
