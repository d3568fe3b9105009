import { expect, test } from "@playwright/test"
import { accessibilityFaults } from "./accessibility"
import { openPage } from "./open-page"
import { sites } from "./sites"

test.use({ baseURL: sites.workbench })

const guide = "/guides/old-box"

test("a guide lists its duration, prerequisites and result above its text, with working links", async ({
  page,
}) => {
  await openPage(page, guide)
  const terms = page.getByRole("main").locator("dl")
  await expect(terms.getByRole("term")).toHaveText(["Time", "You need", "You will have"])
  await expect(terms.getByRole("definition")).toHaveText([
    "45 minutes",
    "An account, and the commands",
    "terraform in the path",
    "A box",
  ])
  expect(await accessibilityFaults(page)).toEqual([])

  await terms.getByRole("link", { name: "the commands" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Commands" })).toBeVisible()
})

test("the Markdown twin of a guide has them too", async ({ request }) => {
  const text = await (await request.get(`${guide}.md`)).text()
  expect(text).toContain("- **Time:** 45 minutes\n- **You need:**\n")
  expect(text).toMatch(/ {2}- An account, and \[the commands\]\(http\S+\/guides\/commands\.md\)\n/)
})

test("a replaced page links to its replacement, and is excluded from search engines", async ({
  page,
  request,
}) => {
  await page.goto(guide)
  const notice = page.getByRole("complementary", { name: "About this page's releases" })
  await expect(notice).toContainText("Applies to Box v1.2.3.")
  await expect(notice.getByRole("link", { name: "Box" })).toHaveAttribute(
    "href",
    "/reference/services/storage/box",
  )
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
  const sitemap = await (await request.get("/sitemap-0.xml")).text()
  expect(sitemap).toContain("/guides/commands<")
  expect(sitemap).not.toContain(guide)
  expect(await (await request.get(`${guide}.md`)).text()).toMatch(
    /Current information: \[Box\]\(http\S+\/reference\/services\/storage\/box\.md\)/,
  )
})
