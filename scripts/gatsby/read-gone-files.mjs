/**
 * Makes Gatsby's plugins read a file that no longer exists as an empty one. Gatsby may create the node of a changed file seconds
 * after the change. If the file has been removed since, this is not an error, because its node is removed next.
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
