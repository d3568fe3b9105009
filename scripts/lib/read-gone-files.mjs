/**
 * Makes Gatsby's plugins read a file that is gone as an empty one. Gatsby may make the node of a changed file seconds after the change;
 * if the file was removed meanwhile, its node is removed next, and is no error.
 * @typedef {{ loadNodeContent: (node: { absolutePath: string }) => Promise<string> }} Source
 * @param {Source} source the plugin of files, whose function is replaced
 */
export function readGoneFilesAsEmpty(source) {
  const { loadNodeContent } = source
  source.loadNodeContent = async (node) => {
    try {
      return await loadNodeContent(node)
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return ""
      throw error
    }
  }
}
