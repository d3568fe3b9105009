import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import type { Configuration, LoaderContext } from "webpack"
import { compileScripts } from "./script-rules"
import type { Transform } from "./transform-with"

type Stage = Parameters<typeof compileScripts>[1]

/** A configuration like Gatsby's, whose compiler of scripts is Babel. */
function compiled(stage: Stage): Configuration {
  const config: Configuration = {
    module: { rules: [{ test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [{ loader: "babel-loader" }] }] },
    optimization: { minimizer: ["..."] },
  }
  compileScripts(config, stage)
  return config
}

interface LoaderUse {
  loader: string
  options?: { loader?: string; transform?: Transform }
}

/** The loaders that the only rule names for a module. */
function usedFor(module: { realResource?: string; resourceQuery?: string }, stage: Stage): LoaderUse[] {
  const rules = compiled(stage).module?.rules as [{ use: (requested: typeof module) => LoaderUse[] }] // the rule above
  return rules[0].use(module)
}

function loadersOf(file: string, stage: Stage, resourceQuery = ""): LoaderUse[] {
  return usedFor({ realResource: path.resolve(file), resourceQuery }, stage)
}

const module = "src/elements/doc-code.ts"
const component = "src/components/layout/page-frame.tsx"
const template = "src/templates/doc-page.tsx"
const innerQuery = "src/components/mdx/course-picture.tsx"
const gatsbysOwn = "node_modules/gatsby/cache-dir/production-app.js"

test.each<[string, Stage, string, string?]>([
  [module, "build-javascript", "esbuild-loader", "ts"],
  [component, "build-html", "esbuild-loader", "tsx"],
  [template, "build-javascript", "esbuild-loader", "tsx"],
  [gatsbysOwn, "build-javascript", "esbuild-loader", "jsx"],
  [innerQuery, "build-javascript", "babel-loader"],
  [module, "develop", "esbuild-loader", "ts"],
  [component, "develop", "swc-loader"],
  [template, "develop", "swc-loader"],
  [gatsbysOwn, "develop", "swc-loader"],
  [gatsbysOwn, "develop-html", "esbuild-loader", "jsx"],
  [innerQuery, "develop", "babel-loader"],
])("%s is compiled in %s by %s %s", (file, stage, loader, language) => {
  const [compiler] = loadersOf(file, stage)
  expect(compiler?.loader).toBe(loader)
  expect(compiler?.options?.loader).toBe(language)
})

test("a preview's components are compiled in the language of their files, with what reloads them", () => {
  const options = [component, gatsbysOwn].map((file) => loadersOf(file, "develop")[0]?.options)
  const jsc = {
    target: "es2022",
    transform: { react: { runtime: "automatic", development: true, refresh: true } },
  }
  expect(options).toEqual([
    { swcrc: false, jsc: { ...jsc, parser: { syntax: "typescript", tsx: true } } },
    { swcrc: false, jsc: { ...jsc, parser: { syntax: "ecmascript", jsx: true } } },
  ])
})

test("a page of MDX is compiled as its plugin expects", () => {
  const loaders = loadersOf(template, "build-javascript", "?__contentFilePath=/docs/a.mdx")
  expect(loaders).toEqual([{ loader: "babel-loader" }])
})

test("Gatsby's own call of the rule, without a module, returns Babel, so that components reload", () => {
  expect(usedFor({}, "develop")).toEqual([{ loader: "babel-loader" }])
})

test("rules of plugins for a kind of import are left alone", () => {
  const use = () => []
  const config: Configuration = { module: { rules: [{ test: /\.[tj]sx?$/, resourceQuery: /mdx$/, use }] } }
  compileScripts(config, "build-javascript")
  expect(config.module?.rules).toEqual([{ test: /\.[tj]sx?$/, resourceQuery: /mdx$/, use }])
})

test("the query that a page exports is removed from its script", () => {
  const source = readFileSync(template, "utf8")
  const transform = loadersOf(template, "build-javascript").find(({ options }) => options?.transform)
  const code = transform?.options?.transform?.(source, {} as LoaderContext<unknown>) // the function does not use it
  expect(source).toContain("export const query = graphql`")
  expect(code).not.toContain("graphql`")
  expect(code).toContain("export default function")
})

test("the script that renders the HTML contains all pages, and is not optimized for size", () => {
  const { module: { rules } = {}, optimization } = compiled("build-html")
  expect(rules).toContainEqual(expect.objectContaining({ parser: { dynamicImportMode: "eager" } }))
  expect(optimization).toMatchObject({ concatenateModules: false, usedExports: false })
  expect(compiled("build-javascript").optimization).not.toHaveProperty("usedExports")
})
