import type { Compiler, WebpackPluginInstance } from "webpack"

/**
 * Makes webpack's persistent cache ignore the build tools' own files. By default, the first build resolves and hashes every
 * file that a loader or plugin requires, which takes longer than compiling the site, and later builds check all of them.
 * `scripts/gatsby/page-cache.mjs` removes the whole cache when code, settings or installed packages have changed.
 */
export class SkipBuildDependencies implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap("SkipBuildDependencies", ({ buildDependencies }) =>
      buildDependencies.clear(),
    )
  }
}
