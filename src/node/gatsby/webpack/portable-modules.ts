import { createHash } from "node:crypto"
import path from "node:path"
import type { Compiler, RuleSetRule } from "webpack"
import { transformWith } from "./transform-with"

/** An import by an absolute path: of styles, of what MDX is rendered with, of the text of a page. */
const absoluteImport = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\/[^"'\n]+|[A-Za-z]:\/[^"'\n]+)\2/g

/**
 * A module's code with imports relative to its file where they were absolute. Webpack names variables after what is imported;
 * with the folder of the checkout in these names, minifying would give other names in another folder.
 * @param file absolute path of the module
 * @param root folder of the checkout
 */
export function withRelativeImports(source: string, file: string, root: string): string {
  return source.replace(absoluteImport, (whole, before: string, quote: string, target: string) => {
    if (!path.resolve(target).startsWith(root + path.sep)) return whole
    const relative = path.relative(path.dirname(file), target).split(path.sep).join("/")
    return `${before}${quote}${relative.startsWith(".") ? relative : `./${relative}`}${quote}`
  })
}

/** Applies to what all other loaders have made of the site's own modules. */
export const portableImports: RuleSetRule = {
  enforce: "post",
  test: /\.(?:tsx?|mdx)$/,
  exclude: /node_modules/,
  use: [
    transformWith((source, { resourcePath, rootContext }) =>
      withRelativeImports(source, resourcePath, rootContext),
    ),
  ],
}

/** The parser knows where it lies from the folder of the build; a reader's browser knows it from the script's address. */
export const portableParser: RuleSetRule = {
  enforce: "pre",
  test: /[\\/]web-tree-sitter[\\/]web-tree-sitter\.js$/,
  use: [
    transformWith((source) =>
      source.replace(/(new URL\([^()]*, )?\bimport\.meta\.url/g, (whole, address?: string) =>
        address === undefined ? "self.location.href" : whole,
      ),
    ),
  ],
}

/**
 * Makes the hash of a compilation, which Gatsby writes into every page, of the names of its files alone: these have hashes of
 * what is in them, where webpack's own depends on the folder of the checkout as well.
 */
export class PortableHash {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("PortableHash", (compilation) => {
      const names = Object.keys(compilation.assets).sort().join("\n")
      compilation.hash = createHash("sha256").update(names).digest("hex").slice(0, 20)
    })
  }
}

/**
 * Takes the folder of the checkout out of the identifiers of modules that name a content file, from which webpack makes the
 * numbers of modules and chunks.
 */
export class PortableIdentifiers {
  apply(compiler: Compiler): void {
    const root = `${compiler.context}${path.sep}`
    compiler.hooks.normalModuleFactory.tap("PortableIdentifiers", (factory) => {
      factory.hooks.afterResolve.tap("PortableIdentifiers", ({ createData }) => {
        if (createData.request?.includes("?__contentFilePath="))
          createData.request = createData.request.replace(`?__contentFilePath=${root}`, "?__contentFilePath=")
      })
    })
  }
}
