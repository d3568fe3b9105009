import type { Compiler, WebpackPluginInstance } from "webpack"

/**
 * Makes browsers with V8 compile all functions of a script in the background while they load it. Without this comment, the main
 * thread compiles each function at its first call: about a thousand until a page is interactive, and more at the first click on
 * a link.
 */
export class CompileAhead implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.webpack
    const comment = new BannerPlugin({
      banner: "//# allFunctionsCalledOnLoad",
      raw: true,
      test: /\.js$/,
      // After the minifiers, which remove comments, and before the hashes in the names of files.
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    })
    comment.apply(compiler)
  }
}
