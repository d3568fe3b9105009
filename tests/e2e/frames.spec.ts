import { expect, test } from "@playwright/test"
import { openPage } from "./open-page"
import { sites } from "./sites"

const allowed = "https://films.example"
const sandbox =
  "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"

test.beforeEach(async ({ page }) => {
  await page.route(`${allowed}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<p>The film.</p><a href="https://other.example/" target="_top">Leave</a>',
    }),
  )
  await page.route("https://other.example/**", (route) => route.fulfill({ body: "Elsewhere." }))
})

for (const [where, path, titles] of [
  [
    "a page, and a block of HTML in it,",
    "/docs/start",
    ["A film of the host that the site declares", "A film within a block of HTML"],
  ],
  ["an .mdx page", "/docs/basics/second", ["A film of the second box"]],
] as const)
  test(`${where} shows a video of a host that the site declares, in a sandboxed frame`, async ({ page }) => {
    await openPage(page, sites.docusaurus + path)
    for (const title of titles) {
      const frame = page.getByTitle(title)
      await frame.scrollIntoViewIfNeeded()
      await expect(page.frameLocator(`iframe[title="${title}"]`).getByText("The film.")).toBeVisible()
      await expect(frame).toHaveAttribute("sandbox", sandbox)

      const refusal = page.waitForEvent("console", (message) =>
        message.text().includes("allow-top-navigation"),
      )
      await page.frameLocator(`iframe[title="${title}"]`).getByRole("link", { name: "Leave" }).click()
      expect((await refusal).type()).toBe("error")
    }
  })

test("a video of any other host is a link", async ({ page }) => {
  await openPage(page, `${sites.docusaurus}/docs/start`)
  await expect(page.getByRole("link", { name: "A film of a box" })).toHaveAttribute(
    "href",
    "https://www.youtube.com/embed/box",
  )
  await expect(page.getByTitle("A film of a box")).toHaveCount(0)
})

test("the policy of a page refuses frames of any other host", async ({ page }) => {
  await openPage(page, `${sites.docusaurus}/docs/start`)
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
          resolve([effectiveDirective, blockedURI]),
        )
        const frame = document.createElement("iframe")
        frame.src = "https://other.example/"
        document.body.append(frame)
      }),
  )
  expect(refused).toEqual(["frame-src", "https://other.example"])
})
