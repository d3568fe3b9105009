import { expect, type Page, test } from "@playwright/test"

/** Pixels that the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Pages with the widest tables, the longest words in headings, and links in cells. */
const widePages = [
  "/faq/ref-arch/",
  "/faq/terratest/",
  "/guides/build-it-yourself/achieve-compliance/core-concepts/recommendation-sections",
  "/guides/build-it-yourself/kubernetes-cluster/production-grade-design/worker-nodes",
  "/guides/build-it-yourself/landing-zone/production-grade-design/mfa-policy",
  "/guides/stay-up-to-date/terraform/terraform-12/version-compatibility-table",
  "/reference/services/app-orchestration/amazon-eks-core-services",
  "/reference/services/landing-zone/aws-app-account-baseline-wrapper",
]

test("no page scrolls sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of widePages) {
    await page.goto(path)
    expect.soft(await overflow(page), path).toBe(0)
  }
})
