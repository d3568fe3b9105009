import { readFileSync } from "node:fs"
import path from "node:path"
import { globSync } from "tinyglobby"
import type { LoaderContext, RuleSetRule } from "webpack"
import { transformWith } from "./transform-with"
import { extractStyles, stylesheetOf, styledPackage, type ExtractedStyles } from "../../styles/extract-styles"
import { relativePath } from "../../content/files/relative-path"

const runtime = path.resolve("src/components/ui/styled-element.ts")
const components = path.resolve("src/components")
const stylesheet = path.resolve("src/theme/components.css")

const extracted = new Map<string, { source: string; styles: ExtractedStyles }>()

/** A module's styles; cached by source text, because both the module and the style sheet need them. */
function stylesOf(absolutePath: string, source: string): ExtractedStyles {
  const known = extracted.get(absolutePath)
  if (known?.source === source) return known.styles
  const file = relativePath(process.cwd(), absolutePath)
  const styles = extractStyles(source, file, runtime)
  extracted.set(absolutePath, { source, styles })
  return styles
}

function readStylesheet(_: string, context: LoaderContext<unknown>): string {
  context.addContextDependency(components)
  const files = globSync("**/*.tsx", { cwd: components, ignore: ["**/*.test.tsx"] }).map((file) =>
    path.join(components, file),
  )
  const styled = files.flatMap((file): [string, ExtractedStyles][] => {
    const source = readFileSync(file, "utf8")
    if (!source.includes(styledPackage)) return []
    context.addDependency(file)
    return [[relativePath(components, file), stylesOf(file, source)]]
  })
  return stylesheetOf(new Map(styled))
}

function withoutStyles(source: string, { resourcePath }: LoaderContext<unknown>): string {
  return source.includes(styledPackage) ? stylesOf(resourcePath, source).code : source
}

/** Loader rules that extract the styles of all components into `components.css`, so that no script has to insert them. */
export const styleRules: RuleSetRule[] = [
  {
    enforce: "pre",
    test: /\.tsx$/,
    include: components,
    use: [transformWith(withoutStyles)],
  },
  { enforce: "pre", test: stylesheet, use: [transformWith(readStylesheet)] },
]
