import { expect, test } from "@playwright/test"
import { sites } from "./sites"

test.use({ baseURL: sites.workbench })

test("a category whose file configures an index page has one, which lists the pages of the category", async ({
  page,
}) => {
  await page.goto("/category/parts-of-a-plan")
  await expect(page.getByRole("heading", { level: 1, name: "Parts of a plan" })).toBeVisible()
  await expect(page.getByText("What a plan is made of.")).toBeVisible()
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" })
  await expect(sidebar.getByRole("link", { name: "Parts of a plan" })).toHaveAttribute("aria-current", "page")

  const held = page.getByRole("navigation", { name: "Pages in this section" })
  await expect(held.getByRole("link")).toHaveText(["Network", "Storage"])
  await held.getByRole("link", { name: "Network" }).click()

  await expect(page.getByRole("heading", { level: 1, name: "The network of a plan" })).toBeVisible()
  await expect(page).toHaveTitle(/^Network \|/)
  await page
    .getByRole("navigation", { name: "Breadcrumbs" })
    .getByRole("link", { name: "Parts of a plan" })
    .click()
  await expect(page).toHaveURL("/category/parts-of-a-plan")
})

test("a link to the next page has the label from that page's front matter", async ({ page }) => {
  await page.goto("/category/parts-of-a-plan")
  const around = page.getByRole("navigation", { name: "Docs pages" })
  await expect(around.getByRole("link", { name: /Begin with the network/ })).toHaveAttribute("rel", "next")
})
