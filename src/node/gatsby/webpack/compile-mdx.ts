import { compile, type CompileOptions } from "@mdx-js/mdx"
import path from "node:path"
import type { Program } from "estree"
import type { Plugin } from "unified"
import type { VFile } from "vfile"
import type { Configuration, LoaderContext, RuleSetRule, RuleSetUseItem } from "webpack"
import { splitFrontMatter } from "../../content/front-matter/front-matter"
import type { ContentLayout } from "../../content/layout"
import { isMdxSyntaxError } from "../../markdown/mdx/mdx-syntax-fault"
import { rehypePlugins, remarkPlugins } from "../../markdown/render-markdown"
import { isBuild } from "../is-build"
import type { MdxContexts } from "./mdx-contexts"
import { transformWith } from "./transform-with"

/** What a preview shows in place of a text that webpack could not compile. The content checks report the mistake. */
const faultyText = "This text cannot be compiled. The list of problems says why."

/**
 * Compiles the Markdown files of pages, and those that they import, which the rule of Gatsby's plugin then transforms. A text that is
 * not valid MDX, or imports a module that does not exist, ends a build. A preview would not have a bundle of any page until it is
 * corrected, and replaces it by a sentence.
 */
export function compileMdx(layout: ContentLayout, contextFor: MdxContexts["contextFor"]): RuleSetRule {
  const options: CompileOptions = {
    providerImportSource: path.resolve("src/components/mdx/index.ts"),
    remarkPlugins: remarkPlugins(layout.docusaurus && "docusaurus"),
    rehypePlugins,
    format: "mdx",
    jsxRuntime: "automatic",
    recmaPlugins: [recmaImports],
  }
  return {
    enforce: "pre",
    test: /\.mdx?$/,
    use: [
      transformWith(async (source, context) => {
        const { resourcePath: file } = context
        const { body, bodyLine } = splitFrontMatter(source)
        const compileText = (value: string) =>
          compile({ path: file, value, data: { context: contextFor(file, context) } }, options)
        try {
          const compiled = await compileText("\n".repeat(bodyLine - 1) + body) // errors name lines of the file
          if (isBuild() || (await importsExist(compiled, context))) return String(compiled)
        } catch (error) {
          if (isBuild() || !isMdxSyntaxError(error)) throw error
        }
        return String(await compileText(faultyText))
      }),
    ],
  }
}

declare module "vfile" {
  interface DataMap {
    /** The modules that compiled MDX imports, as they are written. */
    imports: string[]
  }
}

const recmaImports: Plugin<[], Program> = () => (program, file) => {
  file.data.imports = program.body.flatMap((node) =>
    "source" in node && typeof node.source?.value === "string" ? node.source.value : [],
  )
}

/** Whether webpack finds all modules that a compiled file imports. The file is compiled again when a missing one arrives. */
async function importsExist({ data }: VFile, loaderContext: LoaderContext<unknown>): Promise<boolean> {
  const resolve = loaderContext.getResolve({ dependencyType: "esm" })
  const names = (data.imports ?? []).filter((name) => !name.includes("!")) // a loader can make the module
  const found = await Promise.all(
    names.map((name) =>
      resolve(loaderContext.context, name).then(
        () => true,
        () => false,
      ),
    ),
  )
  return found.every((isFound) => isFound)
}

/**
 * Removes the compiler of Gatsby's plugin for MDX, which does not compile the file that webpack has read, but the plugin's node of it. While
 * files change, a node can be older, or missing; then the plugin would pass the source on as JavaScript.
 */
export function withoutPluginCompiler(rules: NonNullable<Configuration["module"]>["rules"]): void {
  for (const rule of rules ?? []) {
    if (typeof rule !== "object" || !(rule?.test instanceof RegExp) || !rule.test.test("a.mdx")) continue
    if (typeof rule.use !== "function") continue
    const loaders = rule.use as (module: object) => RuleSetUseItem[] // of the plugin
    rule.use = (module: object) => loaders(module).filter((item) => !isPluginCompiler(item))
  }
}

function isPluginCompiler(item: RuleSetUseItem): boolean {
  return typeof item === "object" && /[\\/]gatsby-mdx-loader$/.test(item.loader ?? "")
}
