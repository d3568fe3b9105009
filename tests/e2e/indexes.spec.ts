import { expect, test } from "@playwright/test"
import { openPage } from "./open-page"
import { sites } from "./sites"

test("on a phone, the knowledge base shows the first questions of each topic, and the others on demand", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, "/discussions/knowledge-base/")
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThan(12_000)

  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Most linked")
  const topic = page.getByRole("region", { name: "Kubernetes" })
  const listed = await topic.getByRole("listitem").count()
  await topic.getByText(/^\d+ more/).click()
  expect(await topic.getByRole("listitem").count()).toBeGreaterThan(listed)
})

test("without JavaScript every article of the knowledge base can be reached", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto("/discussions/knowledge-base/")
  const topic = page.getByRole("region", { name: "Databases and caches" })
  await topic.getByText(/^\d+ more/).click()
  await topic.getByRole("link").last().click()
  await expect(page.getByRole("heading", { level: 2, name: "Answer" })).toBeVisible()
  await context.close()
})

test("the index of guides lists goals, each with its result and its effort", async ({ page }) => {
  await openPage(page, "/guides/")
  const group = page.getByRole("region", { name: "Build your own architecture" })
  const goal = group.getByRole("listitem").filter({ hasText: "Give each environment its own AWS account" })
  await expect(goal).toContainText("people who can sign in")
  await expect(goal).toContainText(/\d+ steps · .+ to read/)
  const contents = page.getByRole("navigation", { name: "Table of contents" }).first()
  await expect(contents.getByRole("link", { name: "Build your own architecture" })).toBeVisible()

  await goal.getByRole("link").click()

  await expect(page).toHaveURL("/guides/build-it-yourself/landing-zone/")
})

test("services are in the order of the plan, each with its part of the plan", async ({ page }) => {
  await openPage(page, "/reference/services/")
  const names = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()
  expect(names[0]).toBe("Landing Zone")
  expect(names.at(-1)).toBe("CI/CD Pipeline")
  const vpc = page.getByRole("region", { name: "Networking" }).getByRole("listitem").first()
  await expect(vpc.locator("svg .here")).toBeVisible()
  await expect(vpc).toContainText("On the plan: ")
})

test("tags are grouped by topic and sorted by name", async ({ page }) => {
  await openPage(page, "/tags")
  const topic = page.getByRole("region", { name: "Containers, servers and functions" })
  await topic.getByRole("link", { name: "Amazon EC2" }).click()
  await expect(page).toHaveURL("/tags/ec-2")
})

test("the pages of a tag are grouped by section", async ({ page }) => {
  await openPage(page, "/tags/alb")
  const answers = page.getByRole("region", { name: "Knowledge Base" })
  await expect(answers.getByRole("heading", { level: 2 })).toHaveText(/^Knowledge Base \d+$/)
  await answers.getByRole("heading", { level: 3 }).first().getByRole("link").click()
  await expect(page).toHaveURL(/\/discussions\/knowledge-base\/\d+$/)
})

test("the questions of a FAQ page are below their topics, in the text and in the table of contents", async ({
  page,
}) => {
  await openPage(page, "/faq/eks/")
  const article = page.getByRole("article")
  const topic = article.getByRole("heading", { level: 2, name: "Errors" })
  const question = article.getByRole("heading", { level: 3, name: "Why does my app return 503" })
  await expect(topic).toBeVisible()
  await expect(question).toBeVisible()
  const contents = page.getByRole("navigation", { name: "Table of contents" }).first()
  await expect(contents.getByRole("listitem").filter({ hasText: /^Errors/ })).toContainText(
    "Why does my app return 503",
  )
})

test("each part of the home page's plan opens its page with the mouse and by keyboard", async ({ page }) => {
  await openPage(page, "/")
  const network = page.getByRole("group", { name: "Network of prod" })
  await network.getByRole("link", { name: /private-persistence/ }).click()
  await expect(page).toHaveURL("/reference/services/data-storage/")

  await page.goBack()
  const accounts = page.getByRole("group", { name: "Accounts" })
  await accounts.getByRole("link", { name: /management/ }).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/production-grade-design\/the-root-account$/)
})

test("the home page shows the numbers of services, answers and so on", async ({ page }) => {
  await openPage(page, "/")
  for (const [name, list] of [
    [/^\d+ services$/, "/reference/services/"],
    [/^\d+ articles$/, "/discussions/knowledge-base/"],
  ] as const) {
    const link = page.getByRole("link", { name })
    const count = (await link.textContent()) ?? ""

    await link.click()

    await expect(page).toHaveURL(list)
    await expect(page.getByRole("main").getByRole("status")).toHaveText(count)
    await page.goBack()
  }
})

test("a service's inputs begin on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, "/reference/services/data-storage/amazon-aurora")
  const summary = page.getByRole("region", { name: "Inputs in short" })
  await expect(summary.getByRole("link", { name: "name", exact: true })).toBeInViewport()

  await summary.getByRole("link", { name: "aurora_subnet_ids" }).click()

  await expect(page).toHaveURL(/#aurora_subnet_ids$/)
  await expect(page.locator("#aurora_subnet_ids")).toBeInViewport()
})

test("a wide window shows the sample call beside the inputs, in the reader's tool", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await openPage(page, "/reference/services/data-storage/amazon-aurora#outputs")
  const call = page.getByRole("group", { name: "Sample call beside the inputs" })
  await expect(call).toBeInViewport()
  await expect(call).toContainText('module "aurora"')

  await page.getByRole("radio", { name: "Terragrunt" }).check()

  await expect(call.getByText("terraform {")).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(call).toBeHidden()
})

test("a page of a Docusaurus tree that lists the pages of its section links to them", async ({ page }) => {
  await openPage(page, `${sites.docusaurus}/docs/basics/second`)
  const cards = page.getByRole("navigation", { name: "Pages in this section" })
  await expect(cards.getByRole("link")).toHaveText(["First"])
  await cards.getByRole("link", { name: "First" }).click()
  await expect(page).toHaveURL(`${sites.docusaurus}/docs/basics/first`)
})
