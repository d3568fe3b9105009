/**
 * Makes `gatsby-plugin-mdx` read front matter that is no valid YAML as an empty one. The content checks report it, and the page shows
 * their message in place of its text, while the plugin would print the stack of its parser.
 * @typedef {{ parseFrontmatter(cacheKey: string, source: string): { frontmatter: object, body: string } }} FrontMatterParser
 * @param {FrontMatterParser} parser the plugin's module, whose function is replaced
 */
export function readBrokenFrontMatterAsEmpty(parser) {
  const { parseFrontmatter } = parser
  parser.parseFrontmatter = (cacheKey, source) => {
    try {
      return parseFrontmatter(cacheKey, source)
    } catch (error) {
      if (error instanceof Error && error.name === "YAMLException") return { frontmatter: {}, body: "" }
      throw error
    }
  }
}
