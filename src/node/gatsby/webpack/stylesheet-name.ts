import type { Compilation, Compiler, WebpackPluginInstance } from "webpack"

/** The stylesheet of all pages, by its path in `public/`. Its name has a hash of its content. */
const stylesheet = /^styles\.[\da-f]{20}\.css$/

/**
 * Finds the stylesheet's name in the bundle for browsers. The bundle that renders HTML, which is built after
 * it, has the name as a constant: Gatsby renders pages again when that bundle has changed, and a page must
 * not keep the name of a stylesheet that is gone.
 */
export class StylesheetName implements WebpackPluginInstance {
  /** Empty until the bundle for browsers is built. */
  name = ""

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("StylesheetName", (compilation: Pick<Compilation, "getAssets">) => {
      const found = compilation.getAssets().find(({ name }) => stylesheet.test(name))
      if (!found) throw new Error("The bundle for browsers has no stylesheet.")
      this.name = found.name
    })
  }
}
