import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { navigate } from "./navigate"
import { openPage, reloadPage } from "./open-page"
import { brotliSize } from "./page-weight"
import { scrollTo } from "./scroll"
import { openSearch, searchField } from "./search-dialog"

const eksReleases = "/guides/stay-up-to-date/releases/terraform-aws-eks/2026"

/** Whether a file is the print version of a whole section. */
const isPrint = (file: string) => file.endsWith(path.join("print", "index.html"))

/** The largest page below `public/guides/` whose path fits. */
function largestGuidePage(fits: (file: string) => boolean): string {
  const folder = path.resolve(__dirname, "../../public/guides")
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("index.html") && !isPrint(file) && fits(file))
    .map((file) => path.join(folder, file))
  return files.reduce((largest, file) => (statSync(file).size > statSync(largest).size ? file : largest))
}

test("the releases of a year are filtered, and a link to a hidden one shows it", async ({ page }) => {
  await openPage(page, eksReleases)
  const field = page.getByRole("searchbox", { name: "Filter the releases of 2026" })
  await field.fill("zonal shift")
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["v5.1.0"])
  await expect(page.getByRole("status").filter({ hasText: /^1 of \d+$/ })).toBeVisible()
  await page.evaluate(() => (window.location.hash = "v5.0.0"))
  await expect(page.getByRole("heading", { level: 3, name: "v5.0.0" })).toBeInViewport()
  await expect(field).toHaveValue("")
  await expect(page).toHaveURL(/2026#v5\.0\.0$/)
})

test("the filter of releases is stored in the address, for reloading and going back", async ({ page }) => {
  const shown = async () => {
    await expect(page.getByRole("searchbox", { name: "Filter the releases of 2026" })).toHaveValue(
      "zonal shift",
    )
    await expect(page.getByRole("heading", { level: 3 })).toHaveText(["v5.1.0"])
  }
  await openPage(page, `${eksReleases}#v5.0.0`)
  await page.getByRole("searchbox", { name: "Filter the releases of 2026" }).fill("zonal shift")
  await expect(page).toHaveURL(/2026\?in=zonal\+shift$/)
  await reloadPage(page)
  await shown()
  await navigate(page, "/tools")
  await expect(page.getByRole("heading", { level: 1, name: "Tools" })).toBeVisible()
  await page.goBack()
  await shown()
})

test("back to filtered releases in a new document returns to where the reader was", async ({ page }) => {
  const position = () => page.evaluate(() => Math.round(window.scrollY))
  await openPage(page, "/guides/stay-up-to-date/releases/?in=aws")
  await scrollTo(page, 2000)
  await navigate(page, "/tools")
  await expect(page.getByRole("heading", { level: 1, name: "Tools" })).toBeVisible()
  await reloadPage(page)
  await page.goBack()
  await expect(page.getByRole("searchbox", { name: "Filter repositories" })).toHaveValue("aws")
  await expect.poll(position).toBe(2000)
})

test("the list of releases can be filtered by repository, and links to years and feeds, and to the search if nothing matches", async ({
  page,
  request,
}) => {
  await openPage(page, "/guides/stay-up-to-date/releases/")
  await expect(page.getByRole("heading", { level: 1, name: "Releases" })).toBeVisible()
  const field = page.getByRole("searchbox", { name: "Filter repositories" })
  const link = page.getByRole("link", { name: "Search the whole documentation" })
  await field.fill("terraform-aws-vpc")
  const table = page.getByRole("table").first()
  await expect(table.getByRole("row")).toHaveCount(2)
  await expect(link).toBeHidden()
  const feed = await table.getByRole("link", { name: "Atom" }).first().getAttribute("href")
  expect(feed).toBe("/feeds/releases/terraform-aws-vpc.xml")
  expect(await (await request.get(feed ?? "")).text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom">')

  await field.fill("qqqq zzzz")
  await expect(page.getByText("Nothing on this page matches.")).toBeVisible()
  await link.click()
  await expect(page).toHaveURL("/search?q=qqqq+zzzz")
})

test("the largest page of releases is not larger, compressed, than the largest guide", () => {
  const isReleases = (file: string) => file.includes(path.join("stay-up-to-date", "releases"))
  const releases = readFileSync(largestGuidePage(isReleases), "utf8")
  const guide = readFileSync(
    largestGuidePage((file) => !isReleases(file)),
    "utf8",
  )
  expect(brotliSize([releases])).toBeLessThanOrEqual(brotliSize([guide]))
})

test("for a year's page, the breadcrumbs have and the sidebar marks the list of releases, and the page links to breaking changes", async ({
  page,
}) => {
  await page.goto(eksReleases)
  const links = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link")
  await expect(links).toHaveText(["Home", "Guides", "Releases"])
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" })
  await expect(sidebar.getByRole("link", { name: "Releases", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  )
  await page
    .getByRole("paragraph")
    .filter({ hasText: /^Breaking/ })
    .getByRole("link", { name: "v4.0.0" })
    .click()
  await expect(page.getByRole("heading", { level: 3, name: "v4.0.0" })).toBeInViewport()
})

test("a problem that prevents releases from deploying has a row of its own on the page about them", async ({
  page,
}) => {
  await page.goto("/reference/deployable#s3-acl")
  await expect(
    page.getByRole("heading", { level: 1, name: "Can I deploy this release today?" }),
  ).toBeVisible()
  await expect(page.getByRole("heading", { name: /^New S3 buckets refuse ACLs/ })).toBeInViewport()
})

test("a page that pins an old release names the problems that prevent it from deploying, with links to their rows", async ({
  page,
}) => {
  await page.goto(
    "/guides/build-it-yourself/achieve-compliance/deployment-walkthrough/deploy-landing-zone-solution/apply-account-baseline-security-to-security-account",
  )
  const notice = page.getByRole("complementary", { name: "About this page's releases" })
  await notice.getByRole("link", { name: "New S3 buckets refuse ACLs" }).click()
  await expect(page).toHaveURL(/\/reference\/deployable#s3-acl$/)
})

test("a link to a release shows it each time it is followed, even if the filter hides it again", async ({
  page,
}) => {
  await openPage(page, "/guides/stay-up-to-date/releases/gruntwork/2019")
  const link = page.getByRole("navigation", { name: "Table of contents" }).getByRole("link").last()
  const field = page.getByRole("searchbox", { name: "Filter the releases of 2019" })
  await link.click()
  await field.fill("no such release")
  await link.click()
  await expect(field).toHaveValue("")
  await expect(page).not.toHaveURL(/[?]in=/)
})

test("a search hit that the filter hides is shown when the keyboard opens it", async ({ page }) => {
  await openPage(page, eksReleases)
  const field = page.getByRole("searchbox", { name: "Filter the releases of 2026" })
  await field.fill("zonal shift")
  await openSearch(page)
  await searchField(page).fill("terraform-aws-eks v5.0.0")
  const hit = page.locator('[role=option][href$="/terraform-aws-eks/2026#v5.0.0"]')
  await hit.hover()
  await expect(hit).toHaveAttribute("aria-selected", "true")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 3, name: "v5.0.0" })).toBeInViewport()
  await expect(field).toHaveValue("")
})
