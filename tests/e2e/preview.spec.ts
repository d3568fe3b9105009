import { expect, test, type Page } from "@playwright/test"
import { readFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../../scripts/lib/files-below.mjs"
import { hold } from "./hold"
import { buildPreviewFolder, makePreviewFolder, PreviewSite } from "./preview-site"
import { sites } from "./sites"

const port = Number(new URL(sites.docs).port) + 5
const first = "docs/guides/first.md"

/** A mistake: the changed text of a file (`undefined` to remove it), and the problem that the panel then lists. */
interface Mistake {
  name: string
  file: string
  change: (text: string) => string | undefined
  says: RegExp
}

const replaced = (search: string, replacement: string) => (text: string) => text.replace(search, replacement)
const added = (addition: string) => (text: string) => `${text.trimEnd()}\n\n${addition}\n`

const mistakes: Mistake[] = [
  {
    name: "a broken link",
    file: first,
    change: added("[Gone](../gone.md)"),
    says: /first\.md:13:1 .*broken-markdown-link: .*gone\.md/,
  },
  {
    name: "a broken anchor",
    file: first,
    change: added("[Steps](#stepz)"),
    says: /first\.md:13:1 error broken-anchor: /,
  },
  {
    name: "an image that is missing",
    file: first,
    change: replaced("/favicon.svg", "./order.png"),
    says: /first\.md:11:1 error broken-image: /,
  },
  {
    name: "an unknown field",
    file: first,
    change: replaced("tags:", "tag:"),
    says: /first\.md:4:1 error front-matter: Unknown field "tag"/,
  },
  {
    name: "an unknown tag",
    file: first,
    change: replaced("[storage]", "[storrage]"),
    says: /first\.md:4:8 error unknown-tag: /,
  },
  {
    name: "a page that a sidebar names and nobody wrote",
    file: "sidebars.yml",
    change: replaced("guides/second", "guides/third"),
    says: /sidebars\.yml:4:5 error sidebar-unknown-doc: /,
  },
  {
    name: "an input that is gone from a module",
    file: "reference/services/storage/box/variables.tf",
    change: replaced('variable "name"', 'variable "title"'),
    says: /box\/index\.md:\d+:\d+ error unknown-input: /,
  },
  {
    name: "a broken link in the announcement",
    file: "announcement.yml",
    change: replaced("/guides/first", "/guides/frist"),
    says: /announcement\.yml:2:\d+ error broken-link: /,
  },
  {
    name: "a wrong field of the synonyms",
    file: "synonyms.yml",
    change: replaced("same:", "sane:"),
    says: /synonyms\.yml:1:1 error front-matter: /,
  },
  {
    name: "a file with code that is gone",
    file: "examples/plan.txt",
    change: () => undefined,
    says: /index\.md:8:1 error broken-code-file: .*plan\.txt/,
  },
  {
    name: "a page that was removed and is linked",
    file: "docs/guides/second.mdx",
    change: () => undefined,
    says: /index\.md:6:39 error broken-link: /,
  },
  {
    name: "a new page at the address of another",
    file: "docs/guides/other.md",
    change: () => "---\ntitle: Other\ndescription: Another page.\nslug: /guides/first\n---\n\nText.\n",
    says: /duplicate-route: /,
  },
]

test.describe.configure({ mode: "serial", timeout: 240_000 })

let site: PreviewSite | undefined
const preview = () => {
  if (site === undefined) throw new Error("The preview did not start.")
  return site
}
const panel = (page: Page) => page.getByRole("region", { name: "Problems" })

/** The text of an SVG image. */
function drawing(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100"><rect width="50" height="50"/></svg>\n`
}

/** Starts the preview and waits until it serves pages. */
async function start(settings: Record<string, string> = {}): Promise<void> {
  site = new PreviewSite(port, settings)
  await site.ready
}

test.beforeAll(async () => {
  test.setTimeout(240_000)
  makePreviewFolder()
  await start()
})
test.afterEach(({}, { status, expectedStatus }) => {
  if (status !== expectedStatus) throw new Error(preview().state)
})
test.afterAll(() => site?.stop())

/** A page of Markdown and one of MDX that have no files yet. */
const newPages = [newPage("later.md"), newPage("recent.mdx")] as const

function newPage(name: string) {
  const says = `Text of ${name}.`
  return {
    address: `/guides/${path.parse(name).name}`,
    file: `docs/guides/${name}`,
    says,
    text: `---\ntitle: New guide\ndescription: It is new.\n---\n\n${says}\n`,
  }
}

const noPage = (page: Page) => page.getByRole("heading", { level: 1, name: "404" })

/** Hides or shows a tab, as the page sees it: in a browser without a window, all tabs are visible. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden })
    document.dispatchEvent(new Event("visibilitychange"))
  }, isHidden)
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`http://localhost:${port}${address}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 })
}

test("each kind of mistake is shown in the page and in the terminal, and is gone once it is fixed", async ({
  page,
}) => {
  await open(page, "/guides/first")
  await expect(panel(page)).toHaveCount(0)
  for (const { name, file, change, says } of mistakes)
    await test.step(name, async () => {
      const isNew = file.endsWith("other.md")
      const before = isNew ? "" : preview().read(file)
      const after = change(before)
      if (after === undefined) preview().remove(file)
      else preview().write(file, after)
      const item = panel(page).getByRole("listitem").filter({ hasText: says })
      await expect(item.first()).toBeVisible({ timeout: 30_000 })
      await expect(item.first()).toContainText("Fix: ")
      expect(preview().output).toMatch(says)
      if (isNew) preview().remove(file)
      else preview().write(file, before)
      await expect(panel(page)).toHaveCount(0, { timeout: 30_000 })
    })
})

test("the panel of problems does not cover the end of the page", async ({ page }) => {
  await open(page, "/guides/first")
  const before = preview().read(first)
  preview().write(
    first,
    added(Array.from({ length: 30 }, (_, at) => `[Gone](../gone-${at}.md)`).join("\n\n"))(before),
  )
  await expect(panel(page)).toBeVisible({ timeout: 30_000 })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const footer = await page.getByRole("contentinfo").boundingBox()
  expect((footer?.y ?? NaN) + (footer?.height ?? NaN)).toBeLessThanOrEqual(
    (await panel(page).boundingBox())?.y ?? NaN,
  )
  preview().write(first, before)
  await expect(panel(page)).toHaveCount(0, { timeout: 30_000 })
})

test("a page whose front matter cannot be parsed shows its problems instead of its text, until it is fixed", async ({
  page,
  context,
}) => {
  const pages = [
    { tab: page, file: first, address: "/guides/first", title: "First guide" },
    {
      tab: await context.newPage(),
      file: "docs/guides/second.mdx",
      address: "/guides/second",
      title: "Second guide",
    },
  ].map((each) => ({ ...each, before: preview().read(each.file), main: each.tab.getByRole("main") }))
  const start = preview().output.length
  for (const { tab, address } of pages) await open(tab, address)
  for (const { file, title, before } of pages)
    preview().write(file, before.replace(`title: ${title}`, `title: ${title}: [x`))
  for (const { main, file, title } of pages) {
    await expect(main).toContainText("The front matter of this page cannot be read.", { timeout: 30_000 })
    await expect(main).toContainText(`${path.basename(file)}:2:`)
    await expect(main).not.toContainText(title)
  }
  for (const { file, before } of pages) preview().write(file, before)
  for (const { tab, main, title } of pages) {
    await expect(main).toContainText(title, { timeout: 30_000 })
    await expect(panel(tab)).toHaveCount(0, { timeout: 30_000 })
  }
  expect(preview().output.slice(start)).not.toContain("YAMLException")
})

test("MDX that is not valid, or imports what does not exist, is replaced by a sentence, and the terminal shows the report alone", async ({
  page,
}) => {
  const second = "docs/guides/second.mdx"
  const partial = "docs/guides/_shared.mdx"
  const start = preview().output.length
  await open(page, "/guides/second")
  const main = page.getByRole("main")
  const before = preview().read(second)
  preview().write(
    second,
    before.replace("---\n\n", '---\n\nimport Shared from "./_shared.mdx"\n\n<Shared />\n\n'),
  )
  await expect(main).toContainText("This text cannot be compiled.", { timeout: 30_000 })
  preview().write(partial, "Words that *pages* share.\n")
  await expect(main).toContainText("Words that pages share.", { timeout: 30_000 })
  preview().write(partial, "Words that *pages* share.\n\n<details>\n")
  await expect(main).toContainText("This text cannot be compiled.", { timeout: 30_000 })
  await expect(main).toContainText("Text of the second guide.")
  await expect(panel(page)).toContainText("docs/guides/_shared.mdx:3:1", { timeout: 30_000 })
  preview().write(second, added("<details>")(before))
  await expect(main).not.toContainText("Text of the second guide.", { timeout: 30_000 })
  await expect(main).toContainText("This text cannot be compiled.")
  preview().write(second, before)
  preview().remove(partial)
  await expect(main).toContainText("Text of the second guide.", { timeout: 30_000 })
  await expect(panel(page)).toHaveCount(0, { timeout: 30_000 })
  expect(preview().output.slice(start)).not.toMatch(
    /Failed to compile|bundle failed|SyntaxError|webpack-dev-middleware/,
  )
})

test("pages of Markdown and of MDX are updated when a file that their code blocks show changes", async ({
  page,
  context,
}) => {
  const plan = "examples/plan.txt"
  const before = preview().read(plan)
  const mdxPage = await context.newPage()
  await open(page, "/")
  await open(mdxPage, "/guides/second")
  for (const length of ["long", "short"]) {
    preview().write(plan, before.replace("short", length))
    for (const shown of [page, mdxPage])
      await expect(shown.getByRole("main")).toContainText(`The plan is ${length}.`, { timeout: 30_000 })
  }
})

test("a preview keeps running while files are saved faster than Gatsby creates pages", async ({ page }) => {
  await open(page, "/guides/first")
  const before = preview().read(first)
  const runs = () => preview().output.split("building schema - ").length
  const start = runs()
  let saves = 0
  const save = () => {
    preview().write(first, before.replace("Text of the first guide.", `Save ${++saves} of the first guide.`))
    return runs() - start
  }
  await expect.poll(save, { timeout: 120_000, intervals: [50] }).toBeGreaterThan(10)
  await expect(page.getByRole("main")).toContainText(`Save ${saves} of`, { timeout: 30_000 })
  preview().write(first, before)
  await expect(page.getByRole("main")).toContainText("Text of the first guide.", { timeout: 30_000 })
})

test("a saved text is shown before Gatsby has updated its page", async ({ page }) => {
  await page.routeWebSocket("**/socket.io/**", (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!message.includes("pageQueryResult")) socket.send(message)
    })
  })
  const data = "**/page-data.json"
  let isOpen = false
  await page.route(data, (route) => (isOpen ? undefined : route.continue()))
  const checked = page
    .waitForResponse("**/__preview")
    .then(() => page.waitForRequest(data))
    .then((request) => request.response())
  await open(page, "/") // its text has no image, which only Gatsby can publish
  await checked
  isOpen = true // data with which Gatsby would show the page no longer arrive
  const home = "docs/index.md"
  const before = preview().read(home)
  preview().write(home, before.replace("See [", "Words that were just *saved*. See ["))
  const saved = page.getByRole("main").getByText("Words that were just saved.")
  await expect(saved).toBeVisible({ timeout: 30_000 })
  await expect(saved.getByRole("emphasis")).toHaveText("saved")
  preview().write(home, before)
  await expect(saved).toHaveCount(0, { timeout: 30_000 })
})

test("changes of sidebars, tags and inputs, and renamed pages, are shown without a restart", async ({
  page,
}) => {
  await open(page, "/reference/services/storage/box/")
  const variables = "reference/services/storage/box/variables.tf"
  const inputs = preview().read(variables)
  const sidebars = preview().read("sidebars.yml")
  preview().write(variables, `${inputs}\nvariable "height" {\n  type    = number\n  default = 2\n}\n`)
  await expect(page.getByRole("main").locator("#height")).toBeVisible({ timeout: 30_000 })

  await open(page, "/guides/first")
  preview().write(
    "sidebars.yml",
    "guidesSidebar:\n  - index\n  - label: The first one\n    doc: guides/first\n  - guides/second\n",
  )
  await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toContainText("The first one", {
    timeout: 30_000,
  })
  preview().write("docs/guides/new.md", "---\ntitle: New guide\ndescription: New.\n---\n\nNew text.\n")
  await expect
    .poll(
      async () =>
        (await page.request.get(`http://localhost:${port}/page-data/guides/new/page-data.json`)).ok(),
      {
        timeout: 30_000,
      },
    )
    .toBe(true)
  preview().remove("docs/guides/new.md")
  preview().write(variables, inputs)
  preview().write("sidebars.yml", sidebars)
  await expect(panel(page)).toHaveCount(0, { timeout: 30_000 })
})

test("a symbolic link to the folder that contains it is a problem, and does not end the preview", async ({
  page,
}) => {
  await open(page, "/guides/first")
  const link = "docs/guides/loop"
  const before = preview().read(first)
  preview().link(link, "..")
  preview().write(first, before.replace("Text of the first guide.", "Text beside a link."))
  await expect(page.getByRole("main")).toContainText("Text beside a link.", { timeout: 30_000 })
  const problem = panel(page)
    .getByRole("listitem")
    .filter({ hasText: /docs\/guides\/loop:1:1 error file-name: / })
  await expect(problem).toBeVisible({ timeout: 30_000 })
  preview().remove(link)
  preview().write(first, before)
  await expect(panel(page)).toHaveCount(0, { timeout: 30_000 })
})

test("an edit that is made while the page is being loaded is shown, and one of an open page does not load it again", async ({
  page,
}) => {
  const before = preview().read(first)
  const write = (text: string) => preview().write(first, before.replace("Text of the first guide.", text))
  const data = `http://localhost:${port}/page-data/guides/first/page-data.json`
  const component = "**/component---src-templates-doc-page-tsx.js"
  const requested = page.waitForRequest(component)
  const release = await hold(page, component)
  await page.goto(`http://localhost:${port}/guides/first`, { waitUntil: "commit" })
  await requested
  write("Text of an edit.")
  await expect
    .poll(async () => (await page.request.get(data)).text(), { timeout: 30_000 })
    .toContain("Text of an edit.")
  release()
  await expect(page.getByRole("main")).toContainText("Text of an edit.", { timeout: 30_000 })

  let loads = 0
  page.on("domcontentloaded", () => loads++)
  const text = page.getByRole("main").getByText("Text of another edit.")
  const checked = page.waitForResponse(data)
  write("Text of another edit.")
  await expect(text).toBeVisible({ timeout: 30_000 })
  await (await checked).finished()
  preview().write(first, before)
  await expect(page.getByRole("main")).toContainText("Text of the first guide.", { timeout: 30_000 })
  expect(loads).toBe(0)
})

test("an open page shows that its file was removed, and is shown again when the file is restored; a hidden tab does so once it is visible", async ({
  page,
  context,
}) => {
  const visible = await context.newPage()
  for (const tab of [page, visible]) await open(tab, "/guides/first")
  const shown = (tab: Page) => tab.getByText("Text of the first guide.")
  const before = preview().read(first)
  await setHidden(page, true)
  preview().remove(first)
  await expect(noPage(visible)).toBeVisible({ timeout: 30_000 })
  await expect(shown(visible)).toHaveCount(0)
  await expect(shown(page)).toBeVisible()
  await setHidden(page, false)
  await expect(noPage(page)).toBeVisible({ timeout: 30_000 })

  await setHidden(page, true)
  preview().write(first, before)
  await expect(shown(visible)).toBeVisible({ timeout: 30_000 })
  await expect(panel(visible)).toHaveCount(0, { timeout: 30_000 })
  await expect(noPage(page)).toBeVisible()
  await setHidden(page, false)
  await expect(shown(page)).toBeVisible({ timeout: 30_000 })
})

test("pages of Markdown and of MDX that are written while their addresses are being opened are shown", async ({
  page,
  context,
}) => {
  const tabs = [page, await context.newPage()]
  const releases: (() => void)[] = []
  for (const [index, tab] of tabs.entries()) {
    const stream = tab.waitForRequest("**/__preview")
    releases.push(await hold(tab, "**/__preview"))
    await tab.goto(`http://localhost:${port}${newPages[index]!.address}`)
    await stream
  }
  for (const { file, text } of newPages) preview().write(file, text)
  for (const { address } of newPages) {
    const data = `http://localhost:${port}/page-data${address}/page-data.json`
    await expect.poll(async () => (await page.request.get(data)).status(), { timeout: 60_000 }).toBe(200)
  }
  for (const release of releases) release()
  for (const [index, tab] of tabs.entries())
    await expect(tab.getByText(newPages[index]!.says)).toBeVisible({ timeout: 30_000 })
  for (const { file } of newPages) preview().remove(file)
  for (const tab of tabs) await expect(noPage(tab)).toBeVisible({ timeout: 60_000 })
})

test("pages of Markdown and of MDX are updated when an image is replaced under the same name, removed or restored", async ({
  page,
  context,
}) => {
  const image = "docs/guides/order.svg"
  preview().write(image, drawing(300))
  const pages = await Promise.all(
    ["pictured.md", "drawn.mdx"].map(async (name) => {
      const file = `docs/guides/${name}`
      preview().write(
        file,
        "---\ntitle: Pictured guide\ndescription: It has an image.\n---\n\n![The order of things](./order.svg)\n",
      )
      const shown = name.endsWith("mdx") ? await context.newPage() : page
      await open(shown, `/guides/${path.parse(name).name}`)
      return { file, shown, img: shown.getByRole("img", { name: "The order of things" }) }
    }),
  )
  const addresses = new Set<string | null>()
  for (const width of [300, 200, undefined, 250]) {
    if (width === undefined) preview().remove(image)
    else preview().write(image, drawing(width))
    for (const { shown, img, file } of pages) {
      if (width === undefined) await expect(img).toHaveAttribute("src", "./order.svg", { timeout: 30_000 })
      else await expect(img).toHaveAttribute("width", String(width), { timeout: 30_000 })
      const problem = panel(shown)
        .getByRole("listitem")
        .filter({ hasText: `${file}:6:1 error broken-image: ` })
      await expect(problem).toHaveCount(width === undefined ? 1 : 0, { timeout: 30_000 })
    }
    addresses.add(await pages[1]!.img.getAttribute("src"))
  }
  expect(addresses.size).toBe(4)
  for (const file of [...pages.map(({ file }) => file), image]) preview().remove(file)
})

test("a page is updated when an image is added to the static folder beside the content, or is replaced there", async ({
  page,
}) => {
  const before = preview().read(first)
  preview().write(first, added("![The plan](/img/plan.svg)")(before))
  await open(page, "/guides/first")
  const image = page.getByRole("main").getByRole("img", { name: "The plan" })
  await expect(image).toHaveAttribute("src", "/img/plan.svg", { timeout: 30_000 })
  const problem = panel(page)
    .getByRole("listitem")
    .filter({ hasText: `${first}:13:1 error broken-image: ` })
  await expect(problem).toHaveCount(1, { timeout: 30_000 })
  for (const width of [300, 200]) {
    preview().write("../static/img/plan.svg", drawing(width))
    await expect(image).toHaveAttribute("width", String(width), { timeout: 30_000 })
    await expect(panel(page)).toHaveCount(0, { timeout: 30_000 })
  }
  preview().write(first, before)
  await expect(image).toHaveCount(0, { timeout: 30_000 })
  preview().remove("../static/img/plan.svg")
})

test("a version table is shown on its page again when its file is fixed", async ({ page }) => {
  const file = "data/version-compatibility/terraform.yml"
  const table =
    "caption: Terraform versions\ncolumns:\n  minimum_version: Minimum\nrows:\n  - repository: terraform-aws-box\n    address: https://example.com/box\n    minimum_version: v1.0.0\n"
  const before = preview().read(first)
  preview().write(file, table)
  preview().write(first, added('::version-table{data="terraform"}')(before))
  await open(page, "/guides/first")
  const shown = page.getByRole("table", { name: "Terraform versions" })
  await expect(shown).toBeVisible({ timeout: 30_000 })
  preview().write(file, table.replace("caption:", "capton:"))
  await expect(shown).toHaveCount(0, { timeout: 30_000 })
  preview().write(file, table)
  await expect(shown).toBeVisible({ timeout: 30_000 })
  preview().write(first, before)
  await expect(shown).toHaveCount(0, { timeout: 30_000 })
  preview().remove(file)
  await expect(panel(page)).toHaveCount(0, { timeout: 30_000 })
})

test("a build publishes no draft that a preview has shown; the next preview shows it again, and edits on a page that was open all the time", async ({
  page,
}) => {
  const draft = "docs/guides/draft.md"
  const data = `http://localhost:${port}/page-data/guides/draft/page-data.json`
  const isShown = () =>
    expect.poll(async () => (await page.request.get(data)).status(), { timeout: 60_000 }).toBe(200)
  await open(page, "/guides/first")
  await expect(page.getByRole("main")).toContainText("Text of the first guide.")
  preview().write(draft, "---\ntitle: Secret plan\ndescription: A plan.\ndraft: true\n---\n\nText.\n")
  await isShown()
  await preview().stop()

  const { output, published } = buildPreviewFolder()
  expect(output).not.toContain("starting without caches")
  const files = filesBelow(published)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => /Secret plan|guides\/draft/.test(file + readFileSync(file, "utf8")))).toEqual(
    [],
  )

  await start({ CI: "1" }) // Gatsby has other defaults for hosts that build sites
  await isShown()
  preview().remove(draft)
  const before = preview().read(first)
  preview().write(first, before.replace("Text of the first guide.", "Text after the new start."))
  await expect(page.getByRole("main")).toContainText("Text after the new start.", { timeout: 60_000 })
  preview().write(first, before)
  await expect(page.getByRole("main")).toContainText("Text of the first guide.", { timeout: 30_000 })
})

test("a preview with the variable CI set shows new and removed pages, too", async ({ page, context }) => {
  const tabs = [page, await context.newPage()]
  for (const [index, tab] of tabs.entries()) {
    await open(tab, newPages[index]!.address)
    await expect(noPage(tab)).toBeVisible()
  }
  for (const { file, text } of newPages) preview().write(file, text)
  for (const [index, tab] of tabs.entries())
    await expect(tab.getByText(newPages[index]!.says)).toBeVisible({ timeout: 60_000 })
  for (const { file } of newPages) preview().remove(file)
  for (const tab of tabs) await expect(noPage(tab)).toBeVisible({ timeout: 60_000 })
})
