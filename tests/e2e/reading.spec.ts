import { expect, test } from "@playwright/test"

const docPage = "/intro/overview/how-it-works"

test("a doc page shows where it stands and where to go", async ({ page }) => {
  await page.goto(docPage, { waitUntil: "networkidle" })

  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" })
  await expect(sidebar.getByRole("link", { name: "How it works" })).toHaveAttribute("aria-current", "page")
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText("Overview")
  const around = page.getByRole("navigation", { name: "Docs pages" })
  await expect(around.getByRole("link", { name: /Introduction to Gruntwork/ })).toHaveAttribute("rel", "prev")
  await expect(around.getByRole("link", { name: /Getting started/ })).toHaveAttribute("rel", "next")
  await expect(page.getByRole("link", { name: /Edit this page/ })).toHaveAttribute(
    "href",
    "https://github.com/gruntwork-io/docs/edit/main/content/docs/intro/overview/how-it-works.md",
  )
})

test("the table of contents follows the reader", async ({ page }) => {
  await page.goto(docPage, { waitUntil: "networkidle" })
  const contents = page.getByRole("navigation", { name: "Table of contents" })
  const last = contents.getByRole("link").last()
  const name = await last.innerText()

  await last.click()

  await expect(page).toHaveURL(/#/)
  await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport()
  await expect(contents.locator("[aria-current]")).toHaveText(name)
})

test("a link to another page changes the page without loading the site anew", async ({ page }) => {
  await page.goto(docPage, { waitUntil: "networkidle" })
  await page.evaluate(() => Object.assign(window, { stillHere: true }))

  await page
    .getByRole("navigation", { name: "Docs pages" })
    .getByRole("link", { name: /Getting started/ })
    .click()

  await expect(page.getByRole("heading", { level: 1, name: "Getting started" })).toBeVisible()
  await expect(page).toHaveTitle(/^Getting started \|/)
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true)
})

test("a link in a page's text changes the page without loading the site anew", async ({ page }) => {
  await page.goto("/intro", { waitUntil: "networkidle" })
  await page.evaluate(() => Object.assign(window, { stillHere: true }))

  await page.getByRole("article").getByRole("link").first().click()

  await expect(page).not.toHaveURL(/\/intro\/?$/)
  await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loaded")
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true)
})

test("code can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto("/discussions/knowledge-base/12", { waitUntil: "networkidle" })
  const block = page.getByRole("figure").filter({ hasText: "eks-cluster/terragrunt.hcl" })

  await block.hover()
  await block.getByRole("button", { name: "Copy code" }).click()

  await expect(block.getByRole("button", { name: "Copied" })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("vpc_cni_warm_ip_target    = 2")
})

test("tabs of one group follow the reader's choice, which is kept", async ({ page }) => {
  await page.goto("/intro/first-deployment/deploy", { waitUntil: "networkidle" })
  const tofu = page.getByRole("tab", { name: "OpenTofu" }).first()

  await tofu.click()

  for (const tab of await page.getByRole("tab", { name: "OpenTofu" }).all())
    await expect(tab).toHaveAttribute("aria-selected", "true")
  expect(await page.evaluate(() => localStorage.getItem("docusaurus.tab.iac-tool"))).toBe("opentofu")
  await page.reload()
  await expect(page.getByRole("tab", { name: "OpenTofu" }).first()).toHaveAttribute("aria-selected", "true")
})

test("an address that leads nowhere proposes the closest pages", async ({ page }) => {
  await page.goto("/intro/overview/how-it-work", { waitUntil: "networkidle" })
  await expect(page.getByRole("main").getByRole("link", { name: "How it works" })).toHaveAttribute(
    "href",
    docPage,
  )
})

test("links that leave the site and links for subscribers say so in the HTML", async ({ request }) => {
  const html = await (await request.get("/discussions/knowledge-base/12")).text()
  expect(html).toMatch(
    /<a href="https:\/\/github\.com\/gruntwork-io\/terraform-aws-vpc[^"]*"[^>]*data-subscribers="repository"/,
  )
  expect(html).toContain("(for subscribers only)")
  expect(html).toMatch(
    /<svg[^>]*class="external-icon"[^>]*width="13\.5"[^>]*height="13\.5"|<svg[^>]*width="13\.5"[^>]*height="13\.5"/,
  )
})

test("an article tells search engines its question and answer", async ({ request }) => {
  const html = await (await request.get("/discussions/knowledge-base/6")).text()
  const data = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ""
  expect(JSON.parse(data)).toMatchObject({
    "@type": "QAPage",
    mainEntity: { "@type": "Question", answerCount: 1, acceptedAnswer: { "@type": "Answer" } },
  })
})

test("the article index can be filtered, and the filter is in the address", async ({ page }) => {
  await page.goto("/discussions/knowledge-base/?tag=kubernetes", { waitUntil: "networkidle" })
  await expect(page.getByRole("main").getByRole("status")).toContainText(/\d+ of \d+/)
  await expect(page.getByRole("link", { name: /EKS pods use up all IP addresses/ })).toBeVisible()
  await expect(page.getByRole("link", { name: /AccessDenied on sts:AssumeRole/ })).toHaveCount(0)
})
