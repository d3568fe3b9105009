/**
 * A webpack loader that applies the function `transform` of its options, so that loaders can be written in TypeScript and
 * come with the bundle of the build's code.
 * @this {import("webpack").LoaderContext<{ transform: (source: string, context: unknown) => string | Promise<string> }>}
 * @param {string} source
 */
module.exports = function transformLoader(source) {
  return this.getOptions().transform(source, this)
}
