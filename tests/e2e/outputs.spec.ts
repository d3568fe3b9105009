import { type APIRequestContext, expect, test } from "@playwright/test"
import { sites } from "./sites"

test("every page has a Markdown twin", async ({ request }) => {
  const response = await request.get("/intro/overview/how-it-works.md")
  expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8")
  expect(await response.text()).toMatch(/^# How it works\n\n> .+\n/)
  expect((await request.get("/faq/eks.md")).status()).toBe(200)
})

test.describe("build products", () => {
  for (const [path, text] of [
    ["/sitemap-index.xml", "<sitemapindex"],
    ["/robots.txt", "Sitemap: "],
    ["/llms.txt", "## Guides"],
    ["/llms-full.txt", "# How it works"],
    ["/feeds/knowledge-base.xml", "<feed"],
    ["/opensearch.xml", "OpenSearchDescription"],
    ["/build.json", '"counts"'],
    ["/api/tags/vpc.json", '"slug": "vpc"'],
    ["/api/version-compatibility/terraform-13.json", '"repository": "terraform-aws-eks"'],
  ] as const)
    test(`${path} is published`, async ({ request }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      expect(await response.text()).toContain(text)
    })
})

test("pages contain the version from BUILD_VERSION", async ({ page }) => {
  for (const path of ["/", "/intro/overview/how-it-works", "/discussions/knowledge-base/3", "/search"]) {
    await page.goto(path)
    await expect(page.locator('meta[name="buildVersion"]')).toHaveAttribute("content", "N/A")
  }
})
