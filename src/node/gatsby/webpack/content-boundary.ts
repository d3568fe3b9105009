import path from "node:path"
import type { Compiler, WebpackPluginInstance } from "webpack"
import { realPathOf, reachOf } from "../../content/files/sandbox"

/** The folders, as absolute paths, from which modules of the content tree may import. */
interface Boundary {
  /** The content tree. */
  content: string
  /** Content, static files, and what the site declares. */
  readable: readonly string[]
  /** Code of this project that pages are compiled with, and packages. */
  given: readonly string[]
}

const name = "ContentBoundary"

/**
 * Fails the compilation for every module, style sheet and file that content refers to, by any means that webpack supports
 * such as `import()` and `url()`, if its real path is outside the boundary. The content checks report direct imports of MDX
 * with their lines; this plugin covers indirect imports.
 */
export class ContentBoundary implements WebpackPluginInstance {
  constructor(private readonly boundary: Boundary) {}

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.afterResolve.tap(name, ({ contextInfo, createData, request }) => {
        const file = createData.resource?.replace(/[?#].*$/, "")
        if (file === undefined || !this.isContent(contextInfo.issuer) || this.allows(file)) return
        const from = path.relative(process.cwd(), contextInfo.issuer)
        throw new Error(
          `${from}: outside-content: "${request}" leads out of the content.\n  Fix: put the file into the content tree, or name its package or folder in \`imports\` of the site configuration.`,
        )
      })
    })
  }

  private isContent(issuer: string): boolean {
    return issuer !== "" && reachOf(issuer, [this.boundary.content]) === "inside"
  }

  private allows(file: string): boolean {
    const real = realPathOf(file)
    if (real === undefined) return true // no file: webpack reports it, or generates the module
    const isGiven = this.boundary.given.some((folder) => {
      const realFolder = realPathOf(folder)
      return realFolder !== undefined && real.startsWith(realFolder + path.sep)
    })
    return isGiven || reachOf(real, this.boundary.readable) === "inside"
  }
}
