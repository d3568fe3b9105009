import { expect, test } from "@playwright/test"
import { clipboardPermissions, copiedText } from "./clipboard"
import { openPage, openWithStoppedClock, reloadPage } from "./open-page"
import { sites } from "./sites"

const prefix = new URL(sites.handbook).pathname

test("a site below a path prefix requests nothing outside of the prefix, and all that it requests exists", async ({
  page,
}) => {
  const outside: string[] = []
  const missing: string[] = []
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === new URL(sites.handbook).origin && !pathname.startsWith(`${prefix}/`))
      outside.push(pathname)
  })
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url())
  })

  await openPage(page, `${sites.handbook}/`)
  await page.waitForLoadState("networkidle")
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Guides", exact: true })
    .click()
  await expect(page).toHaveURL(`${sites.handbook}/guides/`)
  await page.getByRole("main").getByRole("link", { name: "Deploying" }).click()
  await expect(page).toHaveURL(`${sites.handbook}/guides/deploy`)
  await expect(page.getByRole("heading", { level: 1, name: "Deploy" })).toBeVisible()
  await reloadPage(page)
  await page.waitForLoadState("networkidle")

  expect(outside).toEqual([])
  expect(missing.filter((address) => address.startsWith(sites.handbook))).toEqual([])
})

test("a page is copied as Markdown", async ({ page, context, request }) => {
  await context.grantPermissions(clipboardPermissions)
  await openWithStoppedClock(page, `${sites.handbook}/guides/deploy`)
  await page.getByRole("button", { name: "Copy page as Markdown" }).click()
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible()
  expect(await copiedText(page)).toBe(await (await request.get(`${sites.handbook}/guides/deploy.md`)).text())
})

test("addresses for programs have the prefix", async ({ request }) => {
  const text = async (file: string) => (await request.get(`${sites.handbook}/${file}`)).text()
  expect(await text("sitemap-0.xml")).toContain(`<loc>http://localhost:9000${prefix}/guides/deploy</loc>`)
  expect(/<link[^>]*rel="canonical"[^>]*>/.exec(await text("guides/deploy"))?.[0]).toContain(
    `href="http://localhost:9000${prefix}/guides/deploy"`,
  )
  expect(await text("llms.txt")).toContain(`http://localhost:9000${prefix}/guides/deploy.md`)
  expect(await text("opensearch.xml")).toContain(`http://localhost:9000${prefix}/search?q=`)
  for (const page of ["", "guides/deploy"]) {
    const [, facts = ""] = /application\/ld\+json[^>]*>(.*?)<\/script>/.exec(await text(page)) ?? []
    const addresses = facts.match(/http:\/\/localhost:9000[^"]*/g) ?? []
    expect(addresses.length, `addresses in the structured data of /${page}`).toBeGreaterThan(0)
    for (const address of addresses) expect(address).toContain(`http://localhost:9000${prefix}/`)
  }
  expect(await text("robots.txt")).toContain(`Disallow: ${prefix}/search`)
})
