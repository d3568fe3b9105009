import { expect, test } from "@playwright/test"
import { hclFaults } from "../../src/node/reference/hcl-syntax"
import { accessibilityFaults } from "./accessibility"
import { checkCode } from "./check-code"
import { clipboardPermissions, copiedText } from "./clipboard"
import { layoutShifts, watchLayout } from "./layout-shift"
import { navigate } from "./navigate"
import { openPage, openWithStoppedClock } from "./open-page"
import { routeOpenPage } from "./route-open-page"
import { scriptsWith } from "./scripts-with"
import { scrollTo } from "./scroll"
import { sites } from "./sites"

const service = "/reference/services/storage/box"
test.use({ baseURL: sites.workbench, permissions: clipboardPermissions })

test("a call is built from the selected inputs and entered values, can be copied, which is said for a short time, and passes the parser and the check of calls", async ({
  page,
}) => {
  await openWithStoppedClock(page, service)
  await page.getByRole("button", { name: "Build a call" }).click()
  const builder = page.getByRole("region", { name: "Call builder" })
  const code = page.getByRole("region", { name: "Your call" })
  await expect(code).toContainText('name       = ""')

  await builder.getByRole("checkbox", { name: "size" }).check()
  await builder.getByRole("checkbox", { name: "lid" }).check()
  await builder.getByRole("textbox", { name: "Value of name" }).fill('my "box"')
  await builder.getByRole("textbox", { name: "Value of subnet_ids" }).fill("subnet-1\nmodule.vpc.id")
  await builder.getByRole("textbox", { name: "Value of size" }).fill("5")
  await builder.getByRole("textbox", { name: "Value of lid.color" }).fill("red")
  await builder.getByRole("combobox", { name: "Value of lid.lock" }).selectOption("true")
  await code.getByRole("button", { name: "Copy your call" }).click()
  const announced = page.getByRole("status").filter({ hasText: /^Copied$/ })
  await expect(code).toContainText("Copied")
  await expect(announced).toHaveCount(1)
  await page.clock.fastForward(2000)
  await expect(code).not.toContainText("Copied")
  await expect(announced).toHaveCount(0)
  await page.clock.resume()

  const copied = await copiedText(page)
  expect(copied).toBe(`module "box" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/storage/box?ref=v2.0.0"

  name       = "my \\"box\\""
  subnet_ids = ["subnet-1", module.vpc.id]
  size       = "5"
  lid = {
    color = "red"
    lock  = true
  }
}
`)
  expect((await hclFaults(copied, { tooDeep: false })).faults).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])

  await openPage(page, "/reference/check")
  await checkCode(page, copied)
  await expect(page.getByRole("region", { name: "Result" })).toContainText("1 call checked: no problems.")
})

test("screen readers announce which values a call needs, and the button to copy it names the required inputs that are empty", async ({
  page,
}) => {
  await openPage(page, `${service}?build=size,lid`)
  const builder = page.getByRole("region", { name: "Call builder" })
  for (const [role, name, isRequired] of [
    ["textbox", "name", "true"],
    ["textbox", "size", "false"],
    ["textbox", "lid.color", "true"],
    ["combobox", "lid.lock", "false"],
  ] as const)
    await expect(builder.getByRole(role, { name: `Value of ${name}` }), name).toHaveAttribute(
      "aria-required",
      isRequired,
    )
  const copy = page.getByRole("button", { name: "Copy your call" })
  await expect(copy).toHaveAccessibleDescription("2 required inputs still without a value: name, subnet_ids.")
  await builder.getByRole("textbox", { name: "Value of name" }).fill("a")
  await expect(copy).toHaveAccessibleDescription(/^1 required input still .*: subnet_ids\.$/)
})

test("the call is for the reader's tool; that for Terragrunt passes the parser and the check of calls", async ({
  page,
}) => {
  await openWithStoppedClock(page, service)
  await page.getByRole("radio", { name: "OpenTofu" }).check()
  await page.getByRole("button", { name: "Build a call" }).click()
  const builder = page.getByRole("region", { name: "Call builder" })
  const code = page.getByRole("region", { name: "Your call" })
  await builder.getByRole("textbox", { name: "Value of name" }).fill("a")
  await builder.getByRole("textbox", { name: "Value of subnet_ids" }).fill("subnet-1")
  await expect(code).toContainText("For OpenTofu, in main.tf.")
  await expect(code).toContainText('module "box" {')
  await page.getByRole("radio", { name: "Terragrunt" }).check()
  await expect(code).toContainText("For Terragrunt, in terragrunt.hcl.")
  await code.getByRole("button", { name: "Copy your call" }).click()
  await expect(code).toContainText("Copied")
  await page.clock.resume()

  const copied = await copiedText(page)
  expect(copied).toMatch(/^terraform \{/)
  expect((await hclFaults(copied, { tooDeep: false })).faults).toEqual([])
  await openPage(page, "/reference/check")
  await checkCode(page, copied)
  await expect(page.getByRole("region", { name: "Result" })).toContainText("1 call checked: no problems.")
})

test("the address restores the selected inputs and contains no values", async ({ page, context }) => {
  await openPage(page, service)
  await page.getByRole("button", { name: "Build a call" }).click()
  const builder = page.getByRole("region", { name: "Call builder" })
  await builder.getByRole("checkbox", { name: "tags" }).check()
  await builder.getByRole("textbox", { name: "Value of tags" }).fill("Team = secret-team")
  await expect(page).toHaveURL(/\?build=tags$/)
  expect(page.url()).not.toContain("secret")

  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await expect(colleague.getByRole("checkbox", { name: "tags" })).toBeChecked()
  await expect(colleague.getByRole("checkbox", { name: "size" })).not.toBeChecked()
  await expect(colleague.getByRole("region", { name: "Your call" })).toContainText("tags")
})

test("back and forward restore the selected inputs of each history entry, and keep the values", async ({
  page,
}) => {
  await openPage(page, service)
  const follow = (name: string) =>
    page.getByRole("main").locator("dt").getByRole("link", { name, exact: true }).click()
  await follow("size")
  await page.getByRole("button", { name: "Build a call" }).click()
  const builder = page.getByRole("region", { name: "Call builder" })
  const size = builder.getByRole("checkbox", { name: "size" })
  const tags = builder.getByRole("checkbox", { name: "tags" })
  await tags.check()
  await builder.getByRole("textbox", { name: "Value of tags" }).fill("Team = a")
  await follow("tags")
  await size.check()
  await tags.uncheck()
  await expect(page).toHaveURL(/\?build=size#tags$/)

  await page.goBack()
  await expect(page).toHaveURL(/\?build=tags#size$/)
  await expect(size).not.toBeChecked()
  await expect(builder.getByRole("textbox", { name: "Value of tags" })).toHaveValue("Team = a")
  await expect(page.getByRole("region", { name: "Your call" })).not.toContainText("size")
  await page.goBack()
  await expect(builder).toHaveCount(0)
  await expect(page).toHaveURL(/\/box$/)

  await page.goForward()
  await page.goForward()
  await expect(size).toBeChecked()
  await expect(tags).not.toBeChecked()
})

test("a navigation to another history entry right after the inputs have loaded shows the selected inputs of that entry", async ({
  page,
}) => {
  await openPage(page, service)
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 20 }) // React runs effects later when rendering is slow
  await page.evaluate(() => {
    const goTo = (search: string) => {
      window.history.pushState(null, "", search)
      window.dispatchEvent(new PopStateEvent("popstate"))
    }
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[aria-label="Call builder"] input[type="checkbox"]')) return
      observer.disconnect()
      goTo("?build=size")
    }).observe(document.body, { childList: true, subtree: true })
    goTo("?build=tags")
  })
  const builder = page.getByRole("region", { name: "Call builder" })
  await expect(builder.getByRole("checkbox", { name: "size" })).toBeChecked({ timeout: 60_000 }) // at 1/20 of the CPU
  await expect(builder.getByRole("checkbox", { name: "tags" })).not.toBeChecked()
  await expect(page).toHaveURL(/\?build=size$/)
})

test("Close removes the builder and its parameters from the address, and returns the focus to the button", async ({
  page,
}) => {
  await openPage(page, `${service}?from=mail&build=tags`)
  const builder = page.getByRole("region", { name: "Call builder" })
  await builder.getByRole("button", { name: "Close" }).click()
  await expect(builder).toHaveCount(0)
  const button = page.getByRole("button", { name: "Build a call" })
  await expect(button).toBeFocused()
  await expect(page).toHaveURL(/\?from=mail$/)

  await button.click()
  await expect(builder).toBeFocused()
  await expect(builder.getByRole("checkbox", { name: "tags" })).not.toBeChecked()
})

test("the opened builder gets the focus in browsers where a click does not focus the button", async ({
  page,
}) => {
  await openPage(page, service)
  const button = page.getByRole("button", { name: "Build a call" })
  await page.locator("#gatsby-focus-wrapper").focus() // as in Safari, which focuses an element around the button
  await button.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole("region", { name: "Call builder" })).toBeFocused()
})

test("values are there again after the builder was closed, or its page was left", async ({ page }) => {
  await openPage(page, service)
  const button = page.getByRole("button", { name: "Build a call" })
  const builder = page.getByRole("region", { name: "Call builder" })
  const name = builder.getByRole("textbox", { name: "Value of name" })
  await button.click()
  await name.fill("a")
  await builder.getByRole("button", { name: "Close" }).click()
  await button.click()
  await expect(name).toHaveValue("a")

  await navigate(page, "/guides/commands")
  await expect(builder).toHaveCount(0)
  await page.goBack()
  await expect(name).toHaveValue("a")
})

test("a text that is not a number is reported at its field", async ({ page }) => {
  await openPage(page, `${service}?build-release=1.2.3&build=size`) // in the other release, the size is a string
  const builder = page.getByRole("region", { name: "Call builder" })
  const size = builder.getByRole("textbox", { name: "Value of size" })
  await size.fill("5 GB")
  await expect(size).toHaveAttribute("aria-invalid", "true")
  await expect(size).toHaveAccessibleDescription(
    "number “5 GB” is not a number: the call has 0 in its place.",
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await size.fill("5")
  await expect(size).not.toHaveAttribute("aria-invalid")
  await expect(size).toHaveAccessibleDescription("number")
  await expect(size).toHaveAttribute("autocapitalize", "none") // phones would change the names of resources
})

test("an object of a list can be added and removed", async ({ page }) => {
  await openPage(page, service)
  await page.getByRole("button", { name: "Build a call" }).click()
  const builder = page.getByRole("region", { name: "Call builder" })
  const code = page.getByRole("region", { name: "Your call" })
  await builder.getByRole("checkbox", { name: "handles" }).check()
  const add = builder.getByRole("button", { name: "Add to handles" })
  await add.click()
  await builder.getByRole("textbox", { name: "Value of handles[0].side" }).fill("left")
  await add.click()
  await builder.getByRole("textbox", { name: "Value of handles[1].side" }).fill("right")
  await builder.getByRole("button", { name: "Remove handles[0]" }).click()

  await expect(add).toBeFocused()
  await expect(builder.getByRole("textbox", { name: "Value of handles[0].side" })).toHaveValue("right")
  await expect(code).toContainText('side = "right"')
  await expect(code).not.toContainText("left")
})

test("the code of the builder is only loaded when it is opened", async ({ page }) => {
  const loaded: string[] = []
  page.on("request", (request) => loaded.push(request.url()))
  await openPage(page, service)
  await page.waitForLoadState("networkidle")
  expect(loaded.filter((url) => url.includes("/api/reference/"))).toEqual([])
  await page.getByRole("button", { name: "Build a call" }).click()
  await expect(page.getByRole("region", { name: "Your call" })).toBeVisible()
})

test("inputs that could not be loaded are loaded by Try again, which keeps the keyboard in the builder", async ({
  page,
}) => {
  await openPage(page, `${sites.docs}/reference/services/app-orchestration/lambda`)
  await routeOpenPage(page, "**/api/reference/**", (route) => route.abort())
  await page.getByRole("button", { name: "Build a call" }).click()
  const again = page.getByRole("button", { name: "Try again" })
  await again.focus()
  await page.unroute("**/api/reference/**")
  await again.press("Enter")
  await expect(page.getByRole("region", { name: "Your call" })).toBeVisible()
  await expect(page.getByRole("region", { name: "Call builder" })).toBeFocused()
})

test.describe("a module with many inputs", () => {
  test.use({ baseURL: sites.docs })
  const large = "/reference/services/app-orchestration/amazon-eks"

  test("its optional inputs can be filtered; selected inputs stay visible, and keep the focus when they are deselected", async ({
    page,
  }) => {
    await openPage(page, `${large}?build=external_account_ssh_grunt_role_arn`)
    const builder = page.getByRole("region", { name: "Call builder" })
    const boxes = builder.getByRole("checkbox")
    await expect(boxes.nth(20)).toBeAttached()
    const all = await boxes.count()
    await expect(builder.getByRole("status").first()).toHaveText(`${all} of ${all} optional inputs shown`)

    const filter = builder.getByRole("searchbox", { name: "Filter optional inputs" })
    await filter.fill("kms")
    await expect(builder.getByRole("checkbox", { checked: false }).first()).toHaveAccessibleName(/kms/)
    await expect(builder.getByRole("checkbox", { checked: true })).toHaveAccessibleName(
      "external_account_ssh_grunt_role_arn",
    )
    await expect(builder.getByRole("status").first()).toHaveText(
      `${await boxes.count()} of ${all} optional inputs shown`,
    )
    expect(await boxes.count()).toBeLessThan(20)
    expect(await accessibilityFaults(page, { include: "section[aria-label='Call builder']" })).toEqual([])

    const box = builder.getByRole("checkbox", { name: "external_account_ssh_grunt_role_arn" })
    await box.press("Space")
    await expect(box).not.toBeChecked()
    await expect(box).toBeFocused()
    await filter.fill("kms_")
    await expect(box).toHaveCount(0)
  })

  test("an input that gets the focus is above the fading end of the list, which a line marks", async ({
    page,
  }) => {
    await openPage(page, `${large}?build`)
    const builder = page.getByRole("region", { name: "Call builder" })
    const first = builder.getByRole("checkbox").first()
    await expect(first).toBeVisible()
    const list = first.locator("xpath=ancestor::*[contains(@class, 'inputs')][1]")
    await expect(list).toHaveCSS("border-bottom-width", "1px")
    const place = (part: typeof list) => part.evaluate((element) => element.getBoundingClientRect().bottom)
    await first.focus()
    for (let tab = 0; tab < 8; tab++) {
      await page.keyboard.press("Tab")
      expect((await place(list)) - (await place(builder.locator(":focus")))).toBeGreaterThanOrEqual(20)
    }
  })

  test("an expression that is not HCL is reported at its field, and the parser is loaded for it only", async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on("request", (request) => loaded.push(request.url()))
    await openPage(page, `${large}?build=eks_addons`)
    const addons = page.getByRole("textbox", { name: "Value of eks_addons" })
    await expect(addons).toBeVisible()
    expect(loaded.filter((url) => /wasm|check-worker/.test(url))).toEqual([])

    await addons.fill("{ coredns = }")
    await expect(addons).toHaveAttribute("aria-invalid", "true")
    await expect(addons).toHaveAccessibleDescription(
      /The expression cannot be read as HCL from line 1, column \d+ on\.$/,
    )
    await addons.fill("{ coredns = {} }")
    await expect(addons).not.toHaveAttribute("aria-invalid")
    expect(loaded.filter((url) => url.includes("calls.json"))).toEqual([])
  })

  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const)
    test(`nothing moves in a window of ${width} px while the address opens the builder`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await watchLayout(page)
      await openPage(page, `${large}?build=`)
      await expect(page.getByRole("region", { name: "Your call" })).toBeAttached()
      const shifts = await layoutShifts(page)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
      await expect(page.locator("html")).not.toHaveAttribute("data-building")
    })

  test("the place of the builder is not reserved when its inputs cannot be loaded", async ({ page }) => {
    await page.route("**/api/reference/**", (route) => route.abort())
    await openPage(page, `${large}?build=`)
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible()
    await expect(page.locator("html")).not.toHaveAttribute("data-building")
  })

  test("the place of the builder is not reserved on a page that is opened while it loads", async ({
    page,
  }) => {
    await page.route("**/api/reference/**", () => undefined)
    await openPage(page, `${large}?build=`)
    await expect(page.getByRole("region", { name: "Call builder" })).toBeVisible()
    await expect(page.locator("html")).toHaveAttribute("data-building")
    await navigate(page, "/reference/services/app-orchestration/lambda")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Lambda/)
    await expect(page.locator("html")).not.toHaveAttribute("data-building")
  })

  test("the place of the builder is not reserved on a page that is opened while its code loads", async ({
    page,
  }) => {
    await page.route(scriptsWith('"Call builder"'), () => {}) // never answered
    await openPage(page, `${large}?build=`)
    await expect(page.locator("html")).toHaveAttribute("data-building")
    await navigate(page, "/tags")
    await expect(page.getByRole("heading", { level: 1, name: "Tags" })).toBeVisible()
    await expect(page.locator("html")).not.toHaveAttribute("data-building")
  })

  test("going back restores the scroll position", async ({ page }) => {
    await openPage(page, `${large}?build=`)
    const code = page.getByRole("region", { name: "Your call" })
    const position = () => page.evaluate(() => window.scrollY)
    await expect(code).toBeAttached()
    await scrollTo(page, 3000)
    await navigate(page, "/tags")
    await expect(page.getByRole("heading", { level: 1, name: "Tags" })).toBeVisible()
    await page.goBack()
    await expect(code).toBeAttached()
    await expect.poll(position).toBe(3000)
  })

  test("a call uses the release that the samples pin, unless the reader chooses another; of one that does not deploy, it says why", async ({
    page,
  }) => {
    await openPage(page, `${large}?build=`)
    const builder = page.getByRole("region", { name: "Call builder" })
    const call = page.getByRole("region", { name: "Your call" })
    await expect(call).toContainText("?ref=v2.11.1")
    await expect(call).not.toContainText("does not deploy")
    await builder.getByRole("checkbox", { name: "access_entries" }).check()
    await expect(page).toHaveURL(/\?build=access_entries$/)

    await builder.getByRole("combobox", { name: "Release" }).selectOption("0.96.3")
    await expect(call).toContainText("?ref=v0.96.3")
    await expect(call).toContainText("v0.96.3 does not deploy as it is today:")
    await expect(builder.getByRole("checkbox", { name: "access_entries" })).toHaveCount(0)
    await expect(page).toHaveURL(/\?build-release=0\.96\.3&build=$/)
    await builder.getByRole("combobox", { name: "Release" }).selectOption("2.11.1")
    await expect(builder.getByRole("checkbox", { name: "access_entries" })).toBeChecked()
    await expect(call).not.toContainText("does not deploy")
    await builder.getByRole("combobox", { name: "Release" }).selectOption("0.96.3")
    await call.getByRole("link").first().click()
    await expect(page).toHaveURL(/\/reference\/deployable#/)
  })
})
