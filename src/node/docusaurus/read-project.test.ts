import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import { site as written } from "../../../tests/fixtures/sites/docusaurus/site.config"
import { runChecks } from "../checks/run-checks"
import { readEnvironment } from "../config/environment"
import { formatProblem } from "../report/problem"
import { readProject } from "./read-project"

const folder = "tests/fixtures/sites/docusaurus/content"

test("a project's configuration becomes that of a site, and missing parts are listed", async () => {
  const { site, origin, basePath, notes } = await readProject(folder)
  const { frameHosts: _, ...rest } = written // no host is declared without the site's decision
  expect(site).toEqual(rest)
  expect([origin, basePath]).toEqual(["https://boxes.example", ""])
  expect(notes).toEqual([
    "The blog at /blog is not carried over: links to it lead to https://boxes.example/blog.",
    "The pages below src/pages are not carried over: links to /showcase lead to https://boxes.example.",
    "These plugins do not run: docusaurus-plugin-sass.",
    "The remark and rehype plugins of the docs do not run: syntax that they add stays as it is written.",
    "A page without a translation exists in the default language alone.",
    'The navbar\'s dropdown "Lists" is left out: the header has no dropdowns of links.',
    'The footer\'s link "without a label" is left out: it leads to no page of the docs.',
    "These settings are not read: presets.theme, themeConfig.footer.links.items.html, themeConfig.navbar.items.className, themeConfig.navbar.title.",
  ])
})

test("all features of a Docusaurus project are read; features without a counterpart are warnings, once for each kind", async () => {
  const environment = readEnvironment({ CONTENT_DIR: folder })
  const { content, errors, warnings } = await runChecks({ environment, site: written })
  expect(errors.map((problem) => formatProblem(problem, "error"))).toEqual([])
  expect(content.documents.map(({ slug, format }) => `${slug} ${format}`)).toEqual([
    "/community/rules md",
    "/docs/basics/first mdx",
    "/docs/basics/second mdx",
    "/docs/start md",
    "/docs/tools/hammer md",
    "/fr/docs/start md",
    "/docs/old/basics/first md",
    "/docs/old/start md",
  ])
  const short = (file: string) => file.replace(`${folder}/`, "").replace("docs/", "")
  expect(
    warnings.map(({ rule, file, line, message }) => `${short(file)}:${line ?? 1} ${rule}: ${message}`),
  ).toEqual([
    'basics/01-first.md:3 unknown-field: Unknown field "audience". The same problem is in 1 more place.',
    'basics/01-first.md:4 unknown-field: Unknown field "reviewers".',
    'basics/02-second.mdx:7 unknown-component: "clsx" comes from "clsx", which is code and does not run here; pages have nothing in its place.',
    "basics/02-second.mdx:17 unknown-component: The component <Highlight> is not known here; pages show only its content.",
    "basics/02-second.mdx:17 unknown-component: The component <Badge> is not known here; pages show only its content.",
    "basics/02-second.mdx:19 unknown-component: The component <Global> is not known here; pages show only its content.",
    'basics/02-second.mdx:21 left-out: The attribute "style" of <p> is not allowed in MDX, and left out.',
    'basics/02-second.mdx:21 left-out: The attribute "onClick" of <p> is not allowed in MDX, and left out.',
    "basics/02-second.mdx:35 left-out: The site does not declare https://www.youtube.com, so its <iframe> is replaced by a link to the embedded page. The same problem is in 1 more place.",
    'basics/02-second.mdx:39 left-out: The attribute "style" of <span> is not allowed in MDX, and left out.',
    'basics/02-second.mdx:41 unknown-component: "frontMatter" is data that only Docusaurus gives to a page; pages have nothing in its place.',
    'sidebars.js:13 left-out: The sidebar "guides" has an entry of the type "html", which is left out.',
  ])
})

test("each docs folder has its own sidebars; untranslated pages lead to the default language", async () => {
  const environment = readEnvironment({ CONTENT_DIR: folder })
  const { content } = await runChecks({ environment, site: written })
  const shown = (name: string) =>
    content.index.sidebars
      .get(name)
      ?.items.map(({ type, depth, label, href }) => `${depth} ${type} ${label} ${href ?? ""}`)
  expect(shown("docs/guides")).toEqual([
    "0 page Start /docs/start",
    "0 category Basics /docs/category/basics",
    "1 page First /docs/basics/first",
    "1 page The second box /docs/basics/second",
    "0 category Tools ",
    "1 page Hammer /docs/tools/hammer",
    "1 link Catalog https://example.org/catalog",
  ])
  expect(shown("versioned_docs/version-1.0/guides")).toEqual([
    "0 page Start with 1.0 /docs/old/start",
    "0 category Basics ",
    "1 page The first box of 1.0 /docs/old/basics/first",
  ])
  expect(shown("i18n/fr/docusaurus-plugin-content-docs/current/guides")).toContain(
    "1 link Hammer /docs/tools/hammer",
  )
})

test("docs beside the project's folder are found, with the folder around both as content directory", async () => {
  const root = temporaryTree({
    "docs/intro.md": "# Intro\n",
    "website/blog/first.md": "# First\n",
    "website/docusaurus.config.js":
      'module.exports = { title: "Box", url: "https://a.example", baseUrl: "/box/", presets: [["@docusaurus/preset-classic", { docs: { path: "../docs", routeBasePath: "/", editUrl: "https://b.example/edit/main/website" } }]] }',
  })
  const { site, contentDir, basePath } = await readProject(path.join(root, "website"))
  expect(contentDir).toBe(root)
  expect(basePath).toBe("/box")
  expect(site.docusaurus).toEqual({
    project: "website",
    docs: [{ folder: "docs", route: "/" }],
    static: [],
    elsewhere: { origin: "https://a.example/box", paths: ["/blog"] },
  })
  expect(site.editBase).toBe("https://b.example/edit/main")
  expect(site.versions[0]).toMatchObject({ path: "/", mainDoc: "/intro" })
})

test("a blog that has no folder, as those of most presets, is not reported, and has no address", async () => {
  const { site, notes } = await readProject(
    temporaryTree({
      "docs/intro.md": "# Intro\n",
      "news/first.md": "# First\n",
      "docusaurus.config.js": `module.exports = { title: "Box", url: "https://a.example", baseUrl: "/", presets: [["classic", {}]],
        plugins: [["@docusaurus/plugin-content-blog", { path: "./news", routeBasePath: "news" }]] }`,
    }),
  )
  expect(site.docusaurus?.elsewhere).toEqual({ origin: "https://a.example", paths: ["/news"] })
  expect(notes).toEqual([
    "The blog at /news is not carried over: links to it lead to https://a.example/news.",
  ])
})

test("the pages below src/pages are known by their addresses, without parts, tests and declarations", async () => {
  const files =
    "index.js about.tsx team/index.mdx _part.js _parts/a.js about.test.tsx types.d.ts __tests__/b.js a.css"
  const { site } = await readProject(
    temporaryTree({
      "docs/intro.md": "# Intro\n",
      ...Object.fromEntries(files.split(" ").map((file) => [`src/pages/${file}`, ""])),
      "docusaurus.config.js":
        'module.exports = { title: "Box", url: "https://a.example", baseUrl: "/box/", presets: [["classic", {}]] }',
    }),
  )
  expect(site.docusaurus?.elsewhere).toEqual({ origin: "https://a.example/box", paths: ["/about", "/team"] })
})

test("the start page is the one at the address of the docs, else the first page of a sidebar", async () => {
  const start = async (files: Record<string, string>) => {
    const { site } = await readProject(
      temporaryTree({
        "docs/intro.md": "# Intro\n",
        "docs/about.md": "# About\n",
        "sidebars.js":
          'module.exports = { main: [{ type: "link", label: "B", href: "https://b.example" }, "intro", "about"] }',
        "docusaurus.config.js":
          'module.exports = { title: "Box", url: "https://a.example", baseUrl: "/", presets: [["classic", { docs: { sidebarPath: "sidebars.js" } }]] }',
        ...files,
      }),
    )
    return site.versions[0].mainDoc
  }
  expect(await start({})).toBe("/docs/intro")
  expect(await start({ "docs/index.md": "# Start\n" })).toBe("/docs/")
})

test("docs that the preset turns off can have a plugin of their own; links may have anchors, and a measurement id a list", async () => {
  const { site, notes } = await readProject(
    temporaryTree({
      "guides/intro.md": "# Intro\n\n## Part\n",
      "docs/old.md": "# Old\n",
      "docusaurus.config.js": `module.exports = { title: "Box", url: "https://a.example", baseUrl: "/",
        presets: [["classic", { docs: false, gtag: { trackingID: ["G-1", "G-2"] } }]],
        plugins: [["@docusaurus/plugin-content-docs", { path: "guides", routeBasePath: "guides" }]],
        themeConfig: { navbar: { items: [{ label: "Part", to: "/guides/intro#part" }] } } }`,
    }),
  )
  expect(site.docusaurus?.docs).toEqual([{ folder: "guides", route: "/guides" }])
  expect(site.navbar).toEqual([{ label: "Part", to: "/guides/intro#part", position: "left" }])
  expect(notes).toEqual(["Analytics are off: set GA_MEASUREMENT_ID=G-1 for them."])
})

test("the docs of a project can be in a folder whose path is absolute", async () => {
  const root = temporaryTree({
    "handbook/intro.md": "# Intro\n",
    "docusaurus.config.js": `module.exports = { title: "Box", url: "https://a.example", baseUrl: "/", presets: [["classic", {
        docs: { path: __dirname + "/handbook", routeBasePath: "/" },
      }]] }`,
  })
  const { site } = await readProject(root)
  expect(site.docusaurus?.docs).toEqual([{ folder: "handbook", route: "/" }])
})

test("settings that a project does not have are those of Docusaurus", async () => {
  const root = temporaryTree({
    "docs/intro.md": "# Intro\n",
    "docusaurus.config.js":
      'module.exports = { title: "Box", url: "https://a.example", baseUrl: "/", presets: [["classic", {}]] }',
  })
  const { site } = await readProject(root)
  expect(site).toMatchObject({
    tagline: "Box",
    colorMode: { default: "light", respectSystem: false, switchable: true },
    tableOfContents: { minLevel: 2, maxLevel: 3 },
    checks: {
      "broken-link": "throw",
      "broken-anchor": "warn",
      "broken-markdown-link": "warn",
      "broken-image": "throw",
      "duplicate-route": "warn",
    },
  })
})

test("directions, versions that are left out, and links that are only logged are those of the project", async () => {
  const root = temporaryTree({
    "docs/intro.md": "# Intro\n",
    "versions.json": '["2.0", "1.0"]',
    "versioned_docs/version-2.0/intro.md": "# Intro\n",
    "versioned_docs/version-1.0/intro.md": "# Intro\n",
    "docusaurus.config.js": `module.exports = {
      title: "Box", url: "https://a.example", baseUrl: "/", onBrokenLinks: "log", onBrokenAnchors: "throw",
      trailingSlash: false, markdown: { format: "detect" },
      i18n: { defaultLocale: "en", locales: ["en", "he"], localeConfigs: { he: { label: "עברית", direction: "rtl" } } },
      presets: [["@docusaurus/preset-classic", { docs: { onlyIncludeVersions: ["current", "2.0"] } }]],
    }`,
  })
  const { site } = await readProject(root)
  expect(site.locales).toEqual([
    { code: "en", label: "English", direction: "ltr" },
    { code: "he", label: "עברית", direction: "rtl" },
  ])
  expect(
    site.docusaurus?.docs.map(({ folder }) => folder).filter((name) => !name.startsWith("i18n")),
  ).toEqual(["docs", "versioned_docs/version-2.0"])
  expect(site.versions.map(({ name, path, isLast }) => [name, path, isLast])).toEqual([
    ["current", "/docs/next", false],
    ["2.0", "/docs", true],
  ])
  expect(site.checks).toMatchObject({ "broken-link": "warn", "broken-anchor": "throw" })
  expect(site.docusaurus).toMatchObject({ trailingSlash: false, plainMarkdown: true })
})

test("plugins that are functions are counted, because they have no name", async () => {
  const root = temporaryTree({
    "docs/intro.md": "# Intro\n",
    "docusaurus.config.js": `export default {
      title: "Box", url: "https://a.example", baseUrl: "/", presets: [["classic", { blog: false }]],
      plugins: [() => ({}), [() => ({}), { a: 1 }], "docusaurus-plugin-sass"],
    }`,
  })
  const { notes } = await readProject(root)
  expect(notes).toEqual([
    "Plugins without a name do not run: 2.",
    "These plugins do not run: docusaurus-plugin-sass.",
  ])
})

test("the preset of a third party has docs if it has options for them", async () => {
  const config = (presets: string) => ({
    "docs/intro.md": "# Intro\n",
    "docusaurus.config.js": `export default {
      title: "Box", url: "https://a.example", baseUrl: "/",
      presets: [${presets}],
    }`,
  })
  const open = '["docusaurus-preset-openapi", { docs: { routeBasePath: "/" }, blog: false }]'
  const { site, notes } = await readProject(temporaryTree(config(`"preset-a", ${open}`)))
  expect(site.docusaurus?.docs).toEqual([{ folder: "docs", route: "/" }])
  expect(notes).toEqual(["These presets are not used: preset-a."])
  const both = await readProject(temporaryTree(config(`${open}, ["classic", { blog: false }]`)))
  expect(both.site.docusaurus?.docs).toEqual([{ folder: "docs", route: "/docs" }])
})

test("functions of the docs that change their pages or sidebars are listed", async () => {
  const root = temporaryTree({
    "docs/intro.md": "# Intro\n",
    "more/intro.md": "# More\n",
    "docusaurus.config.js": `export default {
      title: "Box", url: "https://a.example", baseUrl: "/",
      presets: [["classic", { blog: false, docs: { editUrl: () => "", numberPrefixParser: () => ({}) } }]],
      plugins: [["content-docs", { id: "more", path: "more", routeBasePath: "more", sidebarItemsGenerator() {} }]],
    }`,
  })
  const { notes } = await readProject(root)
  expect(notes).toEqual([
    "These functions of the docs do not run: editUrl, numberPrefixParser, sidebarItemsGenerator.",
  ])
})

test("settings of diagrams and of syntax highlighting are not reported as unsupported, because this site has both", async () => {
  const root = temporaryTree({
    "docs/intro.md": "# Intro\n",
    "docusaurus.config.js": `import { themes } from "prism-react-renderer"
      export default {
      title: "Box", url: "https://a.example", baseUrl: "/",
      markdown: { mermaid: true },
      themes: ["@docusaurus/theme-mermaid", "@docusaurus/theme-live-codeblock"],
      presets: [["classic", { blog: false }]],
      themeConfig: {
        mermaid: { theme: { light: "neutral", dark: "forest" }, options: { maxTextSize: 50, secure: () => [] } },
        prism: { theme: themes.github, additionalLanguages: ["hcl"], magicComments: [{ className: "mine" }] },
      },
    }`,
  })
  const { notes } = await readProject(root)
  expect(notes).toEqual([
    "These themes are not used: @docusaurus/theme-live-codeblock.",
    "These settings are not read: themeConfig.prism.magicComments.",
  ])
})

test.each([
  [{ "a.md": "" }, /contains no docusaurus\.config\.js or \.ts; name the folder that has one\.$/],
  [{ "docusaurus.config.js": "module.exports = {" }, /docusaurus\.config\.js cannot be read: line 1: /],
  [
    { "docusaurus.config.js": "module.exports = {}" },
    /^The project has no docs: its configuration names no docs plugin whose folder exists\.$/,
  ],
])("for a folder that is no project with docs, the error is one sentence", async (files, message) => {
  await expect(readProject(temporaryTree(files as Record<string, string>))).rejects.toThrow(message)
})
