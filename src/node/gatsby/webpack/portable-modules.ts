import { createHash } from "node:crypto"
import path from "node:path"
import type { Compiler, RuleSetRule } from "webpack"
import { transformWith } from "./transform-with"
import { relativePath } from "../../content/files/relative-path"

/** An import with an absolute path: styles, MDX components, or page content. */
const absoluteImport = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\/[^"'\n]+|[A-Za-z]:\/[^"'\n]+)\2/g

/**
 * Replaces absolute imports in a module by relative ones. Webpack derives variable names from import paths, so the folder
 * of the checkout would affect the minified names.
 * @param file absolute path of the module
 * @param root folder of the checkout
 */
export function withRelativeImports(source: string, file: string, root: string): string {
  return source.replace(absoluteImport, (whole, before: string, quote: string, target: string) => {
    if (!path.resolve(target).startsWith(root + path.sep)) return whole
    const relative = relativePath(path.dirname(file), target)
    return `${before}${quote}${relative.startsWith(".") ? relative : `./${relative}`}${quote}`
  })
}

/** Runs after all other loaders, on the site's own modules. */
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

/** Makes the parser's WebAssembly file relative to the script's address instead of the build folder. */
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
 * Computes the hash of a compilation, which Gatsby writes into every page, only from the content-hashed names of its files.
 * Webpack's own hash also depends on the folder of the checkout.
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
 * Removes the folder of the checkout from identifiers of modules with a content file, from which webpack derives the ids of
 * modules and chunks.
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
