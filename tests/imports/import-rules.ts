import path from "node:path"
import type { ImportsByFile } from "./read-imports"

interface Packages {
  /** The packages that the rule is for. */
  names: RegExp
  message: string
}

interface Rule {
  /** A file, or a folder with its subfolders. If several rules are for a file, the one with the longest path applies. */
  from: string
  /** The files of this project and folders that it may import. */
  may: readonly string[]
  /** An exception in a folder that it may import. */
  except?: { folder: string; message: string }
  /** The packages that it may not import. */
  without?: readonly Packages[]
}

const buildPackages: Packages = {
  names:
    /^(?:node:|(?:zod|yaml|jiti|tinyglobby|unified|vfile|prismjs|prism-react-renderer|beautiful-mermaid|elkjs|fontkit)(?:\/|$)|(?:remark|rehype|micromark|mdast|hast|unist)-)/,
  message: "This package belongs to the build: use it in src/node and hand the result over as data.",
}

const gatsby = {
  folder: "src/node/gatsby",
  message: "Only src/node/gatsby may import Gatsby: pass the needed values as arguments.",
}

const noReact: Packages = {
  names: /^(?:react|react-dom|@emotion)(?:\/|$)/,
  message: "src/node has no React.",
}

const forHooks = ["src/hooks", "src/shared", "src/theme", "src/browser", "src/navigation"]

const forPages = ["src/components", ...forHooks]

const forEntries = [...forPages, "src/elements", "src/preview", "src/templates"]

/** The import rules of CONTRIBUTING.md. */
const rules: readonly Rule[] = [
  {
    from: "src/shared",
    may: ["src/shared"],
    without: [{ names: /^/, message: "src/shared is pure TypeScript without packages." }],
  },
  {
    from: "src/site.config.ts",
    may: ["src/shared"],
    without: [{ names: /^/, message: "src/site.config.ts imports no packages." }],
  },
  {
    from: "src/hcl",
    may: ["src/hcl", "src/shared"],
    without: [
      {
        names: /^(?!web-tree-sitter$|fastest-levenshtein$)/,
        message: "src/hcl also runs in a worker of the browser: it gets its parser as an argument.",
      },
    ],
  },
  {
    from: "src/search",
    may: ["src/search", "src/shared"],
    without: [
      {
        names: /^/,
        message:
          "src/search runs in browsers and in Node: it reads its index with a function that it gets as an argument.",
      },
    ],
  },
  { from: "src/theme", may: [], without: [{ names: /^/, message: "src/theme imports nothing." }] },
  {
    from: "src/node",
    may: ["src/node", "src/hcl", "src/shared", "src/site.config"],
    except: gatsby,
    without: [noReact, { names: /^gatsby(?:-[^/]+)?(?:\/|$)/, message: gatsby.message }],
  },
  {
    from: gatsby.folder,
    may: ["src/node", "src/hcl", "src/shared", "src/site.config"],
    without: [noReact],
  },
  { from: "src/server", may: ["src/server"] },
  {
    from: "src/browser",
    may: ["src/browser", "src/shared", "src/theme"],
    without: [buildPackages],
  },
  {
    from: "src/navigation",
    may: ["src/browser", "src/navigation", "src/shared", "src/theme"],
    without: [buildPackages],
  },
  { from: "src/preview", may: ["src/navigation", "src/preview", "src/shared"], without: [buildPackages] },
  {
    from: "src/elements",
    may: ["src/browser", "src/elements", "src/navigation", "src/shared", "src/theme"],
    without: [
      buildPackages,
      { names: /^(?:react|react-dom|@emotion|gatsby)(?:\/|$)/, message: "src/elements has no React." },
    ],
  },
  { from: "src/hooks", may: forHooks, without: [buildPackages] },
  { from: "src/components/ui", may: ["src/components/ui", ...forHooks], without: [buildPackages] },
  { from: "src/components", may: [...forPages, "src/hcl", "src/search"], without: [buildPackages] },
  ...["src/templates", "src/pages"].map((from) => ({
    from,
    may: [...forPages, "src/pages", "src/templates"],
    without: [buildPackages],
  })),
  ...["gatsby-config.mjs", "gatsby-node.mjs"].map((from) => ({
    from,
    may: ["scripts/gatsby/load-build-code.mjs"],
  })),
  { from: "gatsby-browser.tsx", may: forEntries },
  { from: "gatsby-ssr.tsx", may: [...forEntries, "src/server"] },
]

const isIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)

/** Why a file may not import a path or package, or `undefined` if it may. File names are relative to the project. */
export function importProblem(file: string, source: string): string | undefined {
  const [rule] = rules
    .filter(({ from }) => isIn(file, from))
    .sort((one, other) => other.from.length - one.from.length)
  if (rule === undefined) return undefined
  const { from, may, except, without = [] } = rule
  if (!source.startsWith(".")) return without.find(({ names }) => names.test(source))?.message
  const target = path.posix.join(path.posix.dirname(file), source)
  if (except !== undefined && isIn(target, except.folder)) return except.message
  if (may.some((folder) => isIn(target, folder))) return undefined
  return may.length === 0
    ? `${from} imports nothing.`
    : `${from} may import only ${may.join(", ")}; see CONTRIBUTING.md.`
}

/** Finds the imports that the rules forbid, as `<file>:<line>: <message>`. */
export function findImportProblems(imports: ImportsByFile): string[] {
  return Array.from(imports).flatMap(([file, found]) =>
    found.flatMap(({ source, line }) => {
      const problem = importProblem(file, source)
      return problem === undefined ? [] : [`${file}:${line}: "${source}": ${problem}`]
    }),
  )
}
