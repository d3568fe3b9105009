import { expect, test } from "@playwright/test"
import { clipboardPermissions, copiedText } from "./clipboard"
import { followNext } from "./navigate"
import { openPage, openWithStoppedClock } from "./open-page"
import { preventTab } from "./prevent-tab"
import { scrollTo } from "./scroll"
import { sites } from "./sites"

const docPage = "/intro/overview/how-it-works"

test("a doc page has the sidebar, breadcrumbs, links to the previous and next page, and an edit link", async ({
  page,
}) => {
  await openPage(page, docPage)

  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" })
  await expect(sidebar.getByRole("link", { name: "How it works" })).toHaveAttribute("aria-current", "page")
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText("Overview")
  const around = page.getByRole("navigation", { name: "Docs pages" })
  await expect(around.getByRole("link", { name: /Introduction to Gruntwork/ })).toHaveAttribute("rel", "prev")
  await expect(around.getByRole("link", { name: /Getting started/ })).toHaveAttribute("rel", "next")
  const edit = page.getByRole("link", { name: "Edit this page", exact: true })
  await expect(edit).toHaveAttribute(
    "href",
    "https://github.com/gruntwork-io/docs/edit/main/content/docs/intro/overview/how-it-works.md",
  )
  await expect(edit).toHaveAccessibleDescription("Opens in a new tab")
})

test("the sidebar is scrolled to the link of the current page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  await openPage(page, "/reference/services/security/tls-scripts")
  await scrollTo(page, 300)
  const link = page.getByRole("navigation", { name: "Docs sidebar" }).locator("[aria-current]")
  await expect(link).toBeInViewport({ ratio: 1 })
})

test("the table of contents marks the heading that is being read", async ({ page }) => {
  await openPage(page, docPage)
  const contents = page.getByRole("navigation", { name: "Table of contents" })
  const last = contents.getByRole("link").last()
  const name = await last.innerText()

  await last.click()

  await expect(page).toHaveURL(/#/)
  await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport()
  await expect(contents.locator("[aria-current]")).toHaveText(name)
})

test("a link to another page is followed without a full page load", async ({ page }) => {
  await openPage(page, docPage)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))

  await followNext(page)
  await expect(page).toHaveTitle(/^Getting started \|/)
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true)
})

test("a link in a page's text is followed without a full page load", async ({ page }) => {
  await openPage(page, "/intro")
  await page.evaluate(() => Object.assign(window, { stillHere: true }))

  await page.getByRole("article").getByRole("link").first().click()

  await expect(page).not.toHaveURL(/\/intro\/?$/)
  await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loaded")
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true)
})

test("code can be copied", async ({ page, context }) => {
  await context.grantPermissions(clipboardPermissions)
  await openWithStoppedClock(page, "/discussions/knowledge-base/12")
  const block = page.getByRole("figure").filter({ hasText: "eks-cluster/terragrunt.hcl" }).first()

  await block.hover()
  await block.getByRole("button", { name: "Copy code" }).click()

  await expect(block.getByRole("button", { name: "Copied" })).toBeVisible()
  expect(await copiedText(page)).toContain("vpc_cni_warm_ip_target    = 2")
})

test("selected code is copied like with its button: with blank lines, without the names of buttons", async ({
  page,
  context,
}) => {
  await context.grantPermissions(clipboardPermissions)
  await openPage(page, "/reference/services/networking/virtual-private-cloud-vpc")
  const frame = page.getByRole("figure").filter({ hasText: 'module "vpc"' }).first().locator("doc-code")
  await frame.hover()
  await frame.getByRole("button", { name: "Copy code" }).click()
  await expect(frame.getByRole("button", { name: "Copied" })).toBeVisible()
  const code = await copiedText(page)
  expect(code).toContain("\n\n")

  await frame.evaluate((element) => window.getSelection()?.selectAllChildren(element))
  await page.keyboard.press("Control+c")

  expect((await copiedText(page)).trimEnd()).toBe(code)
})

test("selected text is copied without the texts that are only for screen readers", async ({
  page,
  context,
}) => {
  await context.grantPermissions(clipboardPermissions)
  await openPage(page, "/intro/environment-setup/recommended_tools")
  const text = page.getByRole("paragraph").filter({ hasText: "opens in a new tab" }).first()
  await text.evaluate((element) => window.getSelection()?.selectAllChildren(element))
  await page.keyboard.press("Control+c")
  const start = ((await text.textContent()) ?? "").slice(0, 20)
  expect(await copiedText(page)).toContain(start)
  expect(await copiedText(page)).not.toContain("opens in a new tab")
})

test("the question of an article can be linked to", async ({ page }) => {
  await page.goto("/discussions/knowledge-base/108#question")
  await expect(page.locator(":target")).toBeInViewport()
  await expect(page.locator(":target")).toHaveText(/\S/)
})

test("from a shell session, only the commands are copied, without prompts and output", async ({
  page,
  context,
}) => {
  await context.grantPermissions(clipboardPermissions)
  await openWithStoppedClock(page, `${sites.workbench}/session`)
  await expect(page.getByText("Plan: 1 to add")).toBeVisible()

  await page.getByRole("button", { name: "Copy code" }).click()

  const done = page.getByRole("button", { name: "Copied" })
  await expect(done).toBeVisible()
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1)
  expect(await copiedText(page)).toBe(
    "aws sts get-caller-identity --query Account\nterraform plan \\\n    -out=plan",
  )
  await page.clock.fastForward(2000)
  await expect(done).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Copy code" })).toBeVisible()
})

test("a browser without a clipboard says that nothing was copied", async ({ page }) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  await openWithStoppedClock(page, `${sites.workbench}/session`)
  const failed = page.getByRole("button", { name: /^Not copied/ })
  for (const name of ["Copy code", "Copy page as Markdown"]) {
    const button = page.getByRole("button", { name })
    await button.click()
    await expect(failed).toBeVisible()
    await page.clock.fastForward(2000)
    await expect(button).toBeVisible()
  }
  expect(errors).toEqual([])
})

test("a copy that the browser refuses is reported on the button and to screen readers, each time", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied.", "NotAllowedError"))
  })
  await openWithStoppedClock(page, "/discussions/knowledge-base/12")
  const block = page.getByRole("figure").filter({ hasText: "eks-cluster/terragrunt.hcl" }).first()
  const button = block.getByRole("button", { name: "Copy code" })
  const failed = block.getByRole("button", { name: "Not copied: denied." })
  const said = page.getByRole("status").filter({ hasText: "Not copied: denied." })

  for (let attempt = 0; attempt < 2; attempt++) {
    await block.hover()
    await button.click()
    await expect(failed).toHaveText("Not copied")
    await expect(said).toHaveCount(1)
    await page.clock.fastForward(2000)
    await expect(button).toHaveText("Copy")
    await expect(said).toHaveCount(0)
  }
})

test("a page is copied as Markdown", async ({ page, context, request }) => {
  await context.grantPermissions(clipboardPermissions)
  await openWithStoppedClock(page, docPage)
  await page.getByRole("button", { name: "Copy page as Markdown" }).click()
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible()
  const text = await copiedText(page)
  expect(text).toContain("# How it works")
  expect(text).toBe(await (await request.get(`${docPage}.md`)).text())
})

test("a page that cannot be fetched as Markdown says so", async ({ page, context }) => {
  await context.grantPermissions(clipboardPermissions)
  await page.route("**/*.md", (route) => route.fulfill({ status: 503 }))
  await openWithStoppedClock(page, docPage)
  await page.getByRole("button", { name: "Copy page as Markdown" }).click()
  await expect(page.getByRole("button", { name: "Not copied: the server answered 503." })).toBeVisible()
})

test("a page says when it was last changed", async ({ page }) => {
  await page.goto(`${sites.workbench}/images`)
  await expect(page.getByText("Last updated Mar 4, 2026")).toBeVisible()
  await expect(page.getByRole("time")).toHaveAttribute("datetime", /^2026-03-04/)
})

test("the answer to “Was this page helpful?” is sent to analytics, and details can be given in an issue", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const events: unknown[] = []
    Object.assign(window, { events, gtag: (...event: unknown[]) => events.push(event) })
  })
  await openPage(page, docPage)
  const question = page.getByRole("group", { name: "Was this page helpful?" })

  await question.getByRole("button", { name: "No" }).click()

  await expect(page.getByText("Thank you.")).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toContainEqual([
    "event",
    "page_feedback",
    { helpful: "no", page_path: docPage },
  ])
  const details = page.getByRole("link", { name: "Tell us more in an issue (opens in a new tab)" })
  const address = new URL((await details.getAttribute("href")) ?? "")
  expect(address.origin + address.pathname).toBe("https://github.com/gruntwork-io/docs/issues/new")
  expect(address.searchParams.get("title")).toBe("Feedback: How it works")
  expect(address.searchParams.get("body")).toContain(`${docPage}\n`)

  await followNext(page)
  await expect(question).toBeVisible()
})

test("without analytics, the question can be answered, too", async ({ page }) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  await openPage(page, docPage)
  await page
    .getByRole("group", { name: "Was this page helpful?" })
    .getByRole("button", { name: "Yes" })
    .click()
  await expect(page.getByText("Thank you.")).toBeVisible()
  expect(errors).toEqual([])
})

test("an upgrade guide shows its version table, on the page and as Markdown", async ({ page, request }) => {
  const guide = "/guides/stay-up-to-date/terraform/terraform-12/version-compatibility-table"
  await page.goto(guide)
  const table = page.getByRole("table", { name: "Library versions for Terraform 0.11 and 0.12" })
  await expect(table.getByRole("columnheader")).toHaveText([
    "Repository",
    "Name today",
    "Last for 0.11",
    "First for 0.12",
  ])
  const row = table.getByRole("row").filter({ hasText: "module-vpc" })
  await expect(row.getByRole("link", { name: "v0.6.0" })).toHaveAttribute(
    "href",
    "https://github.com/gruntwork-io/terraform-aws-vpc/releases/tag/v0.6.0",
  )
  expect(await (await request.get(`${guide}.md`)).text()).toContain("| `terraform-aws-vpc` | [v0.5.8](")
})

test("for an address that does not exist, the most similar pages are proposed", async ({ page }) => {
  await openPage(page, "/intro/overview/how-it-work")
  await expect(page.getByRole("main").getByRole("link", { name: "How it works" })).toHaveAttribute(
    "href",
    docPage,
  )
})

test("external links and links for subscribers are marked as such in the HTML", async ({ request }) => {
  const html = await (await request.get("/discussions/knowledge-base/12")).text()
  expect(html).toMatch(
    /<a href="https:\/\/github\.com\/gruntwork-io\/terraform-aws-vpc[^"]*"[^>]*data-subscribers="repository"/,
  )
  expect(html).toContain("(for subscribers only)")
  expect(html).toMatch(/<svg[^>]*class="external-icon"[^>]*width="13\.5"[^>]*height="13\.5"/)
})

test("the icons after a link for subscribers are visible", async ({ page }) => {
  await page.goto("/discussions/knowledge-base/12")
  const link = page.getByRole("main").locator("a[data-subscribers]").first()
  for (const icon of ["lock-icon", "external-icon"]) {
    const size = await link.locator(`.${icon} use`).evaluate((use: SVGUseElement) => use.getBBox().width)
    expect(size, icon).toBeGreaterThan(5)
  }
})

test("an article contains its question and answer as structured data", async ({ request }) => {
  const html = await (await request.get("/discussions/knowledge-base/6")).text()
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  const data = Array.from(scripts, ([, text = ""]) => JSON.parse(text) as { "@type": string })
  expect(data.map((item) => item["@type"])).toEqual(["BreadcrumbList", "QAPage"])
  expect(data[1]).toMatchObject({
    mainEntity: { "@type": "Question", answerCount: 1, acceptedAnswer: { "@type": "Answer" } },
  })
})

test("an emphasized word has the font size of its sentence", async ({ page }) => {
  await page.goto("/guides/working-with-code/versioning")
  const paragraph = page.getByRole("paragraph").filter({ hasText: /^Patches/ })
  const size = await paragraph.evaluate((element) => getComputedStyle(element).fontSize)
  await expect(paragraph.getByRole("emphasis")).toHaveCSS("font-size", size)
})

test("an article links to the index of articles", async ({ page }) => {
  await openPage(page, "/discussions/knowledge-base/6")
  await page.getByRole("article").getByRole("link", { name: "Knowledge Base", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Knowledge Base" })).toBeVisible()
})

test("the article index can be filtered, and the filter is in the address", async ({ page }) => {
  await openPage(page, "/discussions/knowledge-base/?tag=kubernetes")
  await expect(page.getByRole("main").getByRole("status")).toContainText(/\d+ of \d+/)
  await expect(page.getByRole("link", { name: /EKS pods use up all IP addresses/ })).toBeVisible()
  await expect(page.getByRole("link", { name: /AccessDenied on sts:AssumeRole/ })).toHaveCount(0)
})

test("a click with Control in the table of contents above the text does not scroll the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await openPage(page, docPage)
  const bar = page.getByRole("navigation", { name: "On this page" })
  await bar.getByText("On this page").click()
  const link = bar.getByRole("navigation", { name: "Table of contents" }).getByRole("link").last()
  await preventTab(link)
  await link.click({ modifiers: ["Control"] })
  await expect(link).toHaveAttribute("data-prevented", "false")
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
