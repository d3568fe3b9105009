import { expect, type Page, test } from "@playwright/test"
import { accessibilityFaults } from "./accessibility"
import { clipboardPermissions, copiedText } from "./clipboard"
import { hold } from "./hold"
import { navigate } from "./navigate"
import { openPage, openWithStoppedClock, reloadPage } from "./open-page"

const bastion = "/reference/services/security/bastion"
const largest = "/reference/services/landing-zone/aws-security-account-baseline-wrapper"

/** The controls above a reference, as a screen reader names them. */
function filterOf(page: Page) {
  const form = page.getByRole("form", { name: "Filter inputs and outputs" })
  return {
    text: form.getByRole("searchbox", { name: "Filter by name or text" }),
    required: form.getByRole("checkbox", { name: "Required only" }),
    type: form.getByRole("combobox", { name: "Type" }),
    status: form.getByRole("status"),
  }
}

const idsOf = (elements: Element[]) => elements.map(({ id }) => id)

test("the filter is stored in the address and announced, and shows the ancestors of a matching attribute", async ({
  page,
}) => {
  await page.goto(`${bastion}?in=ami&required=1`)
  const { text, status } = filterOf(page)
  await expect(status).toHaveText("2 of 50 inputs and outputs")

  await text.fill("tag:version")
  await expect(page).toHaveURL(`${bastion}?in=tag%3Aversion&required=1`)
  const shown = page.locator("[data-entry]:visible, [data-row]:visible")
  await expect(shown).toHaveCount(3)
  expect(await shown.evaluateAll(idsOf)).toEqual([
    "ami_filters",
    "ami_filters.filters",
    "ami_filters.filters.name",
  ])

  await text.press("Escape")
  await expect(status).toHaveText("50 inputs and outputs")
  await expect(page).toHaveURL(bastion)
})

test("the filter can be used by keyboard, and one live region announces the number of matches", async ({
  page,
}) => {
  await openPage(page, bastion)
  const { text, required, type, status } = filterOf(page)
  await expect(status).toHaveCount(1)
  await expect(status).toHaveText("50 inputs and outputs")

  await text.focus()
  await page.keyboard.press("Tab")
  await expect(required).toBeFocused()
  await page.keyboard.press("Space")
  await expect(required).toBeChecked()
  const requiredCount = await page.locator("[data-entry]:visible").count()
  await expect(status).toHaveText(`${requiredCount} of 50 inputs and outputs`)
  await expect(page.getByRole("heading", { name: /^Optional/ })).toBeHidden()

  await page.keyboard.press("Tab")
  await expect(type).toBeFocused()
  await page.keyboard.type("list")
  await expect(type).toHaveValue("list")
  await expect(page).toHaveURL(`${bastion}?required=1&type=list`)
  const types = await page.locator("[data-entry]:visible > dt > .entry-type").allTextContents()
  expect(types.length).toBeGreaterThan(0)
  for (const shown of types) expect(shown).toMatch(/^list/)
  await expect(status).toHaveText(`${types.length} of 50 inputs and outputs`)
})

test("while the list is filtered, its headings and the summary above the text show the number of matches", async ({
  page,
}) => {
  await openPage(page, bastion)
  const note = page
    .getByRole("region", { name: "Inputs in short" })
    .getByRole("link", { name: /^\d+ of 50$/ })
  const optional = page.getByRole("heading", { name: /^Optional/ })
  await expect(note).toBeHidden()
  await expect(optional).toHaveText(/^Optional \d+$/)

  await page.goto(`${bastion}?in=ami`)
  await expect(optional).toHaveText(/^Optional \d+ of \d+$/)
  await note.click()
  await expect(filterOf(page).text).toBeInViewport({ ratio: 1 })
  await expect(page.locator("[data-entry]:visible").first()).toBeInViewport()

  await filterOf(page).text.fill("")
  await expect(note).toBeHidden()
  await expect(optional).toHaveText(/^Optional \d+$/)
})

test("going back from another page restores the filter", async ({ page }) => {
  await openPage(page, bastion)
  const { text, type, status } = filterOf(page)
  await text.fill("ami")
  await type.selectOption("string")
  const counted = await status.textContent()
  expect(counted).toMatch(/^\d+ of 50 inputs and outputs$/)

  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Home" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Gruntwork Docs" })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${bastion}?in=ami&type=string`)
  await expect(text).toHaveValue("ami")
  await expect(type).toHaveValue("string")
  await expect(status).toHaveText(counted ?? "")
})

test("the address is updated when typing pauses, and when the focus leaves the field or the reader leaves the page", async ({
  page,
}) => {
  await openWithStoppedClock(page, bastion)
  const { text, status } = filterOf(page)

  await text.pressSequentially("ami")
  await expect(status).toHaveText(/^\d+ of 50 /)
  await page.clock.runFor(199)
  await expect(page).toHaveURL(bastion)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(`${bastion}?in=ami`)

  await text.fill("domain")
  await text.press("Tab")
  await expect(page).toHaveURL(`${bastion}?in=domain`)
})

test("typing in the filter scrolls up to the first match, or to the button that clears the filter", async ({
  page,
}) => {
  await openPage(page, `${bastion}#tenancy`)
  const { text, status } = filterOf(page)
  const scrollToEntry = () => page.locator("#tenancy").evaluate((entry) => entry.scrollIntoView())
  await text.fill("ami_filters")
  await expect(status).toHaveText(/^\d of 50 inputs and outputs$/)
  await expect(page.locator("[data-entry]:visible").first()).toBeInViewport()

  await text.fill("")
  await scrollToEntry()
  await text.fill("no such input")
  await expect(page.getByRole("button", { name: "Clear the filter" })).toBeInViewport()
})

test("going back applies the filter of the previous address", async ({ page }) => {
  await openPage(page, bastion)
  const { text, status } = filterOf(page)
  await text.fill("ami")
  await page.locator("#ami").getByRole("link", { name: "ami", exact: true }).click()
  await expect(page).toHaveURL(`${bastion}?in=ami#ami`)
  await text.fill("domain")
  await text.press("Tab")
  await expect(page).toHaveURL(`${bastion}?in=domain`) // a reload would clear the filter to show #ami

  await page.goBack()
  await expect(page).toHaveURL(`${bastion}?in=ami`)
  await expect(text).toHaveValue("ami")
  await expect(status).toHaveText(/^\d+ of 50 /)
})

test("while the page of another history entry loads, its address does not change the list, and the filter does not change its address", async ({
  page,
  baseURL,
}) => {
  const earlier = `${baseURL}/reference/services/?in=eks#ami`
  await openPage(page, earlier)
  await navigate(page, `${bastion}?in=domain`)
  const { text, required, status } = filterOf(page)
  await expect(text).toHaveValue("domain")
  await reloadPage(page)
  await expect(status).toHaveText(/^\d+ of 50 /)
  const counted = await status.textContent()
  const release = await hold(page, "**/page-data/reference/services/page-data.json*")
  await page.goBack()
  await expect(page.getByRole("main")).toHaveAttribute("data-route-state", "loading")
  await expect(text).toHaveValue("domain")
  await expect(status).toHaveText(counted ?? "")

  await required.check()
  await expect(page).toHaveURL(earlier)
  release()
  await expect(page.getByRole("searchbox", { name: "Filter services" })).toHaveValue("eks")
  await expect(page).toHaveURL(earlier)
})

test("a filter without a match says so, passes axe, and can be cleared by keyboard", async ({ page }) => {
  await openPage(page, `${bastion}?in=no-such-input`)
  await expect(page.locator("[data-entry]:visible")).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole("button", { name: "Clear the filter" }).press("Enter")
  await expect(page.locator("[data-entry]:visible")).toHaveCount(50)
  await expect(filterOf(page).text).toBeFocused()
})

test("a link to an entry that the filter hides clears the filter", async ({ page }) => {
  await page.goto(`${bastion}?in=domain`)
  await expect(page.locator("#ami_filters")).toBeHidden()
  await page.evaluate(() => (location.hash = "#ami_filters.owners"))
  await expect(page.locator('[id="ami_filters.owners"]')).toBeInViewport()
})

test("a link to an entry shows it each time it is followed, even if the filter hides it again", async ({
  page,
}) => {
  await openPage(page, bastion)
  const { text } = filterOf(page)
  const link = page.getByRole("main").locator('p a[href="#ami_filters"]').first()
  const entry = page.locator("#ami_filters")
  for (const word of ["domain", "instance_type"]) {
    await text.fill(word)
    await expect(entry).toBeHidden()
    await link.click()
    await expect(entry).toBeInViewport()
  }
})

test("the buttons of an entry do not cover its text", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, `${largest}#config_s3_bucket_name`)
  const covered = await page.evaluate(() => {
    const overlaps = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    return [...document.querySelectorAll("[data-entry]")].flatMap((entry) => {
      window.location.hash = `#${entry.id}`
      const tools = entry.querySelector(".entry-tools")?.getBoundingClientRect()
      const parts = [...entry.querySelectorAll("dt > :not(.entry-tools), dd")]
      const isCovered = !tools || parts.some((part) => overlaps(tools, part.getBoundingClientRect()))
      return isCovered ? [entry.id] : []
    })
  })
  expect(covered).toEqual([])
})

test("an address with an attribute shows the row of the attribute, even if the filter in the address hides it", async ({
  page,
}) => {
  await page.goto(`${bastion}#ami_filters.filters.name`)
  const row = page.locator('[id="ami_filters.filters.name"]')
  await expect(row).toBeInViewport()
  await expect(row.locator("dt")).toContainText("name")

  await page.goto(`${bastion}?in=domain#ami_filters.owners`)
  await expect(page.locator('[id="ami_filters.owners"]')).toBeInViewport()
  await expect(filterOf(page).text).toHaveValue("")
})

test("name, address and line of an input can be copied, which is announced", async ({ page, context }) => {
  await context.grantPermissions(clipboardPermissions)
  await openWithStoppedClock(page, bastion)
  const status = page.getByRole("status").filter({ hasText: /^Copied$/ })
  const copy = async (what: "name" | "link" | "line", input: string) => {
    const entry = page.locator(`#${input}`)
    const button = entry.getByRole("button", { name: `Copy ${what}: ${input}`, exact: true })
    await entry.getByRole("link", { name: input, exact: true }).focus()
    await button.press("Enter")
    await expect(status).toHaveCount(1)
    await page.clock.runFor(2000)
    await expect(status).toHaveCount(0)
    return copiedText(page)
  }
  expect(await copy("name", "instance_type")).toBe("instance_type")
  expect(await copy("link", "instance_type")).toBe(`${new URL(page.url()).origin}${bastion}#instance_type`)
  expect(await copy("line", "instance_type")).toMatch(/^instance_type = /)
  expect(await copy("line", "name")).toMatch(/^name = "/)
})

test("an entry shows its buttons when it is hovered, focused or the target of the address", async ({
  page,
}) => {
  await page.goto(`${bastion}#name`)
  const tools = (input: string) => page.locator(`#${input}`).getByRole("button", { name: /^Copy/ })
  await expect(tools("name")).toHaveCount(3)
  await expect(tools("instance_type")).toHaveCount(0)
  await page.locator("#instance_type").hover()
  await expect(tools("instance_type")).toHaveCount(3)
  await page.locator("#ami").getByRole("link", { name: "ami", exact: true }).focus()
  await page.keyboard.press("Tab")
  await expect(tools("ami").first()).toBeFocused()
})

test("a copy that the browser refuses is reported at the entry", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied.", "NotAllowedError"))
  })
  await openWithStoppedClock(page, bastion)
  const button = page.getByRole("button", { name: "Copy name: instance_type", exact: true })
  await page.locator("#instance_type").hover()
  await button.press("Enter")
  const failed = page.getByRole("button", { name: "Not copied: denied." })
  await expect(failed).toHaveText("Not copied")
  await page.clock.fastForward(2000)
  await expect(button).toHaveText("Name")
  await expect(page.getByRole("status").filter({ hasText: "Not copied" })).toHaveCount(0)
})

test("every entry of the largest reference is listed, and no id is used twice", async ({ request }) => {
  const html = await (await request.get(largest)).text()
  expect(html.match(/<[a-z]+[^>]*\sdata-entry\b/g)).toHaveLength(275)
  const ids = Array.from(html.matchAll(/<(?!script)[a-z]+[^>]*\sid="([^"]*)"/g), ([, id]) => id)
  expect(ids.length).toBeGreaterThan(275)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

for (const path of [bastion, "/reference/services/", "/reference/services/security/"])
  test(`${path} passes axe`, async ({ page }) => {
    await openPage(page, path)
    expect(await accessibilityFaults(page)).toEqual([])
  })

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the whole list is shown, without a filter", async ({ page }) => {
    await page.goto(bastion)
    await expect(page.locator("[data-entry]:visible")).toHaveCount(50)
    await expect(page.locator('[id="ami_filters.filters.name"]')).toBeVisible()
    await expect(page.getByRole("form", { name: "Filter inputs and outputs" })).toBeHidden()
  })
})

test("an option of the filter that is selected before the page is interactive is applied", async ({
  page,
}) => {
  const release = await hold(page, "**/*.js")
  await page.goto("/reference/services/data-storage/amazon-rds", { waitUntil: "commit" })
  await page.getByRole("combobox", { name: "Release" }).selectOption("newest")
  release()
  await expect(page).toHaveURL(/\?release=newest$/)
  await expect(page.locator("#share_snapshot_with_account_id")).toBeHidden()
  await expect(page.getByRole("combobox", { name: "Release" })).toHaveValue("newest")
})

test("the table of contents marks the heading that is being read, not one that the filter hides", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await openPage(page, `${bastion}?required=1`)
  await expect(page.getByRole("heading", { name: /^Optional/ })).toBeHidden()
  await page.getByRole("heading", { name: "Required" }).scrollIntoViewIfNeeded()
  await page.keyboard.press("End")
  const marked = page.getByRole("navigation", { name: "Table of contents" }).locator("[aria-current]")
  await expect(marked).toHaveCount(1)
  await expect(page.locator((await marked.getAttribute("href")) ?? "")).toBeVisible()
})

test("text that is typed in the filter before the page is interactive is applied", async ({ page }) => {
  const release = await hold(page, "**/*.js")
  await page.goto(bastion, { waitUntil: "commit" })
  await page.getByRole("searchbox", { name: "Filter by name or text" }).pressSequentially("instance_type")
  await expect(page.locator("#ami_filters")).toBeVisible()
  release()
  await expect(page).toHaveURL(/\?in=instance_type$/)
  await expect(page.locator("#instance_type")).toBeVisible()
  await expect(page.locator("#ami_filters")).toBeHidden()
})

test("a service's page shows the documented or the newest release, and what changed between them", async ({
  page,
}) => {
  await page.goto("/reference/services/data-storage/amazon-rds")
  await expect(page.getByRole("heading", { name: /^What changed/ })).toBeVisible()
  await expect(page.getByText("From v0.96.3 to v2.11.1: inputs removed 9,")).toBeVisible()
  await expect(page.locator("#enable_backup")).toContainText("added after v0.96.3")
  await expect(page.locator("#share_snapshot_with_account_id")).toContainText("removed by v2.11.1")

  await page.getByRole("combobox", { name: "Release" }).selectOption("newest")
  await expect(page).toHaveURL(/\?release=newest$/)
  await expect(page.locator("#enable_backup")).toBeVisible()
  await expect(page.locator("#share_snapshot_with_account_id")).toBeHidden()
  await page.locator("#enable_backup").getByRole("link", { name: "enable_backup", exact: true }).focus()
  await expect(
    page.locator("#enable_backup").getByRole("link", { name: /^Source of enable_backup/ }),
  ).toHaveAttribute("href", /\/blob\/v2\.11\.1\/modules\/data-stores\/rds\/variables\.tf$/)
})

for (const [service, id] of [
  ["app-orchestration/amazon-eks", "outputs"],
  ["app-orchestration/amazon-eks-core-services", "outputs"],
  ["ci-cd-pipeline/ecs-deploy-runner", "optional-inputs"],
] as const)
  test(`the table of contents of ${service} links to #${id}`, async ({ page }) => {
    await openPage(page, `/reference/services/${service}`)
    const contents = page.getByRole("navigation", { name: "Table of contents" })
    await contents.locator(`a[href="#${id}"]`).first().click()
    const filter = page.getByRole("form", { name: "Filter inputs and outputs" })
    await expect
      .poll(async () => {
        const { y, height } = (await filter.boundingBox())!
        const top = await page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top)
        return Math.round(top - y - height)
      })
      .toBeGreaterThanOrEqual(0)
    await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 })
  })

test("the numbers in the summary of a service's inputs equal those of the list", async ({ request }) => {
  const html = await (await request.get("/reference/services/app-orchestration/amazon-eks")).text()
  const text = html.replace(/<!--.*?-->|<[^>]*>/g, "")
  const [, optional, added] = /(\d+) optional inputs, (\d+) more in v[\d.]+/.exec(text) ?? []
  const [, listed] = /<h\d[^>]*id="optional-inputs"[^>]*>(.*?)<\/h\d>/.exec(html) ?? []
  expect(listed?.replace(/<[^>]*>/g, "")).toMatch(
    new RegExp(`^Optional ${Number(optional) + Number(added)}$`),
  )
})

test("a link to a page shows its inputs later than its first screen, a link to an input shows both at once", async ({
  page,
}) => {
  await openPage(page, "/reference/services/networking/management-vpc")
  for (const [target, isComplete] of [
    ["/reference/services/networking/elastic-load-balancer-elb", false],
    ["/reference/services/security/bastion#ami", true],
  ] as const) {
    const atFirst = await page.evaluateHandle(() => ({
      entries: new Promise<number>((resolve) => {
        const before = document.querySelector("h1")
        new MutationObserver((_, observer) => {
          const heading = document.querySelector("h1")
          if (!heading || heading === before) return
          observer.disconnect()
          resolve(document.querySelectorAll("[data-entry]").length)
        }).observe(document.body, { childList: true, subtree: true })
      }),
    }))
    await navigate(page, target)
    expect(await atFirst.evaluate(({ entries }) => entries.then((count) => count > 0))).toBe(isComplete)
    await expect(page.getByRole("heading", { name: "Inputs", exact: true })).toBeVisible()
  }
  await expect(page.locator("#ami:target")).toBeInViewport()
})

test("a type in the address that no input has is ignored", async ({ page }) => {
  await openPage(page, `${bastion}?type=nothing&in=ami`)
  const { type, status } = filterOf(page)
  await expect(status).toHaveText(/^[1-9]\d* of 50 inputs and outputs$/)
  await expect(type).toHaveValue("")
})
