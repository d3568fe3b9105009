/**
 * The import rules of CONTRIBUTING.md as an ESLint configuration.
 *
 * Imports are relative, so the meaning of a path depends on the depth of its file; each folder has one block of rules per
 * depth.
 */

/** @typedef {import("eslint").Linter.Config} Config */
/** @typedef {{ regex: string, message: string }} Pattern */

const maxDepth = 4

/** Packages that run at build time only: validators, parsers, the highlighter. */
const buildPackages =
  "^(?:node:|(?:zod|yaml|jiti|tinyglobby|unified|vfile|prismjs|prism-react-renderer|beautiful-mermaid|elkjs|fontkit)(?:/|$)|(?:remark|rehype|micromark|mdast|hast|unist)-)"

const noBuildPackages = {
  regex: buildPackages,
  message: "This package belongs to the build: use it in src/node and hand the result over as data.",
}

const noReact = { regex: "^(?:react|react-dom|@emotion)(?:/|$)", message: "src/node has no React." }

/**
 * Folders below `src/` with the entries of `src/` that their files may import, and additional restrictions. Files in a folder
 * with `within` may import everything in that parent folder.
 */
const layers = [
  {
    folder: "shared",
    allowed: ["shared"],
    forbidden: [{ regex: "^[^.]", message: "src/shared is pure TypeScript without packages." }],
  },
  {
    folder: "hcl",
    allowed: ["hcl", "shared"],
    forbidden: [
      {
        regex: "^(?!\\.|web-tree-sitter$|fastest-levenshtein$)",
        message: "src/hcl also runs in a worker of the browser: it gets its parser as an argument.",
      },
    ],
  },
  {
    folder: "search",
    allowed: ["search", "shared"],
    forbidden: [
      {
        regex: "^[^.]",
        message:
          "src/search runs in browsers and in Node: it reads its index with a function that it gets as an argument.",
      },
    ],
  },
  { folder: "theme", allowed: [], forbidden: [{ regex: "^", message: "src/theme imports nothing." }] },
  {
    folder: "node",
    allowed: ["node", "hcl", "shared", "site.config"],
    forbidden: [
      noReact,
      {
        regex: "^(?:gatsby(?:-[^/]+)?(?:/|$)|(?:\\.\\./)+gatsby/)",
        message: "Only src/node/gatsby may import Gatsby: pass the needed values as arguments.",
      },
    ],
  },
  {
    folder: "node/gatsby",
    within: "node",
    allowed: ["node", "hcl", "shared", "site.config"],
    forbidden: [noReact],
  },
  { folder: "server", allowed: ["server"], forbidden: [] },
  { folder: "browser", allowed: ["browser", "shared", "theme", "site.config"], forbidden: [noBuildPackages] },
  {
    folder: "navigation",
    allowed: ["browser", "navigation", "shared", "theme", "site.config"],
    forbidden: [noBuildPackages],
  },
  { folder: "preview", allowed: ["navigation", "preview", "shared"], forbidden: [noBuildPackages] },
  {
    folder: "elements",
    allowed: ["browser", "elements", "navigation", "shared", "theme", "site.config"],
    forbidden: [
      noBuildPackages,
      { regex: "^(?:react|react-dom|@emotion|gatsby)(?:/|$)", message: "src/elements has no React." },
    ],
  },
  {
    folder: "hooks",
    allowed: ["hooks", "shared", "theme", "site.config", "browser", "navigation"],
    forbidden: [noBuildPackages],
  },
  {
    folder: "components",
    allowed: [
      "components",
      "hcl",
      "hooks",
      "search",
      "shared",
      "theme",
      "site.config",
      "browser",
      "navigation",
    ],
    forbidden: [noBuildPackages],
  },
  {
    folder: "components/ui",
    allowed: ["components/ui", "hooks", "shared", "theme", "site.config", "browser", "navigation"],
    forbidden: [noBuildPackages],
  },
  ...["templates", "pages"].map((folder) => ({
    folder,
    allowed: [
      "components",
      "hooks",
      "pages",
      "shared",
      "templates",
      "theme",
      "site.config",
      "browser",
      "navigation",
    ],
    forbidden: [noBuildPackages],
  })),
]

/**
 * Patterns for files in or below a folder, `depth` folders under it.
 * @param {string} folder
 * @param {string[]} allowed
 * @param {number} depth
 * @returns {Pattern[]}
 */
function relativePatterns(folder, allowed, depth) {
  if (allowed.length === 0) return []
  const segments = folder.split("/")
  const message = `src/${folder} may import only ${allowed.join(", ")}; see CONTRIBUTING.md.`
  // Above the layer's own folder, each step up removes one leading folder from the path.
  return segments.map((_, index) => {
    const above = segments.slice(0, index)
    const prefix = above.length === 0 ? "" : `${above.join("/")}/`
    const names = allowed
      .filter((entry) => entry.startsWith(prefix))
      .map((entry) => entry.slice(prefix.length))
    const steps = depth + segments.length - index
    const upOnly = index === 0 ? "" : "(?!\\.\\./)"
    return {
      regex: `^(?:\\.\\./){${steps}}${upOnly}(?!(?:${names.map(escape).join("|")})(?:/|$))`,
      message,
    }
  })
}

/** @param {string} text */
const escape = (text) => text.replaceAll(".", "\\.")

/**
 * @param {string[]} files
 * @param {Pattern[]} patterns
 * @returns {Config}
 */
function block(files, patterns) {
  return {
    files,
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-imports": ["error", { patterns }],
      // The rule above does not check import().
      "no-restricted-syntax": [
        "error",
        ...patterns.map(({ regex, message }) => ({
          selector: `ImportExpression[source.value=/${new RegExp(regex).source}/]`,
          message,
        })),
      ],
    },
  }
}

const entryFolders = [
  "browser",
  "components",
  "elements",
  "hooks",
  "navigation",
  "preview",
  "shared",
  "templates",
  "theme",
  "site.config",
]

/** @type {Config[]} */
export const importRules = [
  ...layers.flatMap(({ folder, within = folder, allowed, forbidden }) =>
    Array.from({ length: maxDepth }, (_, depth) => {
      const depthWithin = depth + folder.split("/").length - within.split("/").length
      return block(
        [`src/${folder}/${"*/".repeat(depth)}*.{mjs,ts,tsx}`],
        [...relativePatterns(within, allowed, depthWithin), ...forbidden],
      )
    }),
  ),
  block(
    ["src/site.config.ts"],
    [{ regex: "^(?!\\./shared/)", message: "src/site.config.ts may import only shared." }],
  ),
  block(
    ["gatsby-{config,node}.mjs"],
    [
      {
        regex: "^\\./(?!scripts/gatsby/load-build-code\\.mjs$)",
        message: "Gatsby's configuration comes from src/node/gatsby, through loadBuildCode.",
      },
    ],
  ),
  ...[
    { file: "gatsby-browser.tsx", allowed: entryFolders },
    { file: "gatsby-ssr.tsx", allowed: [...entryFolders, "server"] },
  ].map(({ file, allowed }) =>
    block(
      [file],
      [
        {
          regex: `^\\./(?!src/(?:${allowed.map(escape).join("|")})(?:/|$))`,
          message: `${file} may import only ${allowed.join(", ")}; see CONTRIBUTING.md.`,
        },
      ],
    ),
  ),
  {
    files: ["src/pages/**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "Program",
          message: "Gatsby would publish a test in src/pages. Move it, and what it tests.",
        },
      ],
    },
  },
]
