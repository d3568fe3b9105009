import { expect, test } from "@playwright/test"
import { accessibilityFaults } from "./accessibility"
import { checkCode } from "./check-code"
import { hold } from "./hold"
import { navigate } from "./navigate"
import { openPage, openWithStoppedClock, reloadPage } from "./open-page"
import { routeOpenPage } from "./route-open-page"
import { collectSent } from "./sent-requests"
import { sites } from "./sites"

test.use({ baseURL: sites.workbench })

const source =
  'source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/storage/box?ref=v1.2.3"'

const call = `module "box" {
  ${source}

  name    = "secret-name-of-mine"
  colour  = "red"
  nmae    = "b"
  size    = "large"
}
`

test("a pasted call gets a list item with a link for each problem, without an accessibility fault, and no request contains its text", async ({
  page,
  context,
}) => {
  const sent = collectSent(context)
  await openPage(page, "/reference/check")
  await checkCode(page, call)

  const problems = page.getByRole("region", { name: "Result" }).getByRole("listitem")
  await expect(problems).toHaveCount(4)
  await expect(problems.nth(0)).toContainText(/Line 1\b.*missing-input.*needs "subnet_ids"/)
  await expect(problems.nth(1)).toContainText(/Line 5\b.*deprecated-input.*Use lid instead\./)
  await expect(problems.nth(2)).toContainText(/Line 6\b.*unknown-input.*did you mean "name"\?/)
  await expect(problems.nth(3)).toContainText(/Line 7\b.*wrong-type.*"size" takes number, not a string\./)
  for (const [index, href] of [
    "/reference/services/storage/box#subnet_ids",
    "/reference/services/storage/box#colour",
    "/reference/services/storage/box#name", // the closest one
    "/reference/services/storage/box#size",
  ].entries())
    await expect(problems.nth(index).getByRole("link").first()).toHaveAttribute("href", href)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto("/guides/commands") // requests that the page sends when the reader leaves it
  expect(sent).toContainEqual(expect.stringContaining("calls.json"))
  expect(sent.filter((request) => /secret-name|nmae/.test(request))).toEqual([])
})

test("a click on the line of a problem selects the line in the field", async ({ page }) => {
  await openPage(page, "/reference/check")
  const code = page.getByRole("textbox", { name: "Your code" })
  await code.fill("\n".repeat(200) + call)
  await code.evaluate((field) => field.scrollTo(0, 0))
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await page.getByRole("button", { name: "Line 206" }).click()
  await expect(code).toBeFocused()
  const shown = () =>
    code.evaluate((field: HTMLTextAreaElement) => ({
      selected: field.value.slice(field.selectionStart, field.selectionEnd),
      isScrolled: field.scrollTop > 0,
    }))
  expect(await shown()).toEqual({ selected: '  nmae    = "b"', isScrolled: true })
})

test("Control or Meta and Enter check the code, and Enter alone starts a new line", async ({ page }) => {
  await openPage(page, "/reference/check")
  const code = page.getByRole("textbox", { name: "Your code" })
  const result = page.getByRole("region", { name: "Result" })
  await code.fill(call)
  await code.press("Enter")
  await expect(code).toHaveValue(`${call}\n`)
  await expect(result).toContainText("Nothing has been checked yet.")
  await code.press("Control+Enter")
  await expect(result.getByRole("listitem")).toHaveCount(4)
  await expect(code).toHaveValue(`${call}\n`)
  await expect(code).toBeFocused()

  await code.fill(`${call}\n\n`)
  await expect(result.getByRole("heading")).not.toHaveText("Result")
  await code.press("Meta+Enter")
  await expect(result.getByRole("heading")).toHaveText("Result")
  await expect(code).toHaveValue(`${call}\n\n`)
  await expect(code).toBeFocused()
})

test("a click on the line of a problem scrolls the line into view on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, "/reference/check")
  const code = page.getByRole("textbox", { name: "Your code" })
  await code.fill(call)
  await page.getByRole("button", { name: "Check", exact: true }).click()
  const result = page.getByRole("region", { name: "Result" })
  await result.getByRole("button", { name: /^Line/ }).last().click()
  const top = () => code.evaluate((field) => field.getBoundingClientRect().top)
  await result.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 150))
  expect(await top()).toBeLessThan(-60)

  await result.getByRole("button", { name: "Line 1", exact: true }).click()

  await expect(code).toBeFocused()
  expect(await top()).toBeGreaterThan(60)
})

test("an example is filled in and checked at once", async ({ page }) => {
  await openPage(page, "/reference/check")
  await page.getByRole("button", { name: "Try an example" }).click()
  await expect(page.getByRole("textbox", { name: "Your code" })).toHaveValue(/^module "/)
  await expect(page.getByRole("region", { name: "Result" })).toContainText(/\d calls? checked/)
})

test("a sample and an example that cannot be loaded are reported", async ({ page }) => {
  await openPage(page, `${sites.docs}/reference/check?service=networking/nothing`)
  const problem = page.getByRole("main").getByRole("alert")
  await expect(problem).toHaveText("There is no sample for “networking/nothing”. Paste your own code.")
  await routeOpenPage(page, "**/api/reference/**", (route) => route.abort())
  await page.getByRole("button", { name: "Try an example" }).click()
  await expect(problem).toHaveText("The example could not be loaded. Paste your own code.")
  await navigate(page, "/reference/check?service=networking/virtual-private-cloud-vpc")
  await expect(problem).toHaveText(
    "The sample for “networking/virtual-private-cloud-vpc” could not be loaded. Paste your own code.",
  )
})

test("a sample does not replace what the reader has typed while it was loading", async ({ page }) => {
  const release = await hold(page, "**/api/reference/**")
  const sample = page.waitForResponse("**/api/reference/**")
  await openPage(page, `${sites.docs}/reference/check?service=networking/virtual-private-cloud-vpc`)
  const code = page.getByRole("textbox", { name: "Your code" })
  await code.fill("own")
  release()
  await (await sample).finished()
  await page.waitForLoadState("networkidle")
  await expect(code).toHaveValue("own")
})

test("an example does not replace what the reader has typed while it was loading", async ({ page }) => {
  await openPage(page, `${sites.docs}/reference/check`)
  const release = await hold(page, "**/api/reference/**")
  await page.getByRole("button", { name: "Try an example" }).click()
  const example = page.waitForResponse("**/api/reference/**")
  const code = page.getByRole("textbox", { name: "Your code" })
  await code.fill("own")
  release()
  await (await example).finished()
  await page.waitForLoadState("networkidle")
  await expect(code).toHaveValue("own")
  await expect(page.getByRole("region", { name: "Result" })).toContainText("Nothing has been checked yet.")
})

test("a Terragrunt unit is checked, and a correct call has no problem", async ({ page }) => {
  await openPage(page, "/reference/check")
  const result = page.getByRole("region", { name: "Result" })
  const code = page.getByRole("textbox", { name: "Your code" })
  await code.fill(
    `terraform {\n  ${source}\n}\n\ninputs = {\n  name = "a"\n  subnet_ids = dependency.vpc.outputs.ids\n}\n`,
  )
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await expect(result).toContainText("1 call checked: no problems.")
  await expect(result.getByRole("listitem")).toHaveCount(0)

  await code.fill(`module "box" {\n  ${source}\n  nmae = "b"\n  name = 'a'\n  subnet_ids = []\n}\n`)
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await expect(result.getByRole("listitem")).toContainText([/^Line 3 unknown-input/, /^Line 4 hcl-syntax/])
  await expect(result.getByRole("listitem").nth(1).getByRole("code")).toHaveText(["hcl-syntax", '"', "'"])
})

test("a call of the newest known release is compared with that release", async ({ page }) => {
  await openPage(page, "/reference/check")
  const newer = source.replace("v1.2.3", "v2.0.0")
  await page
    .getByRole("textbox", { name: "Your code" })
    .fill(
      `module "box" {\n  ${newer}\n  name = "a"\n  subnet_ids = []\n  zone = "b"\n  colour = "red"\n  size = []\n}\n`,
    )
  await page.getByRole("button", { name: "Check", exact: true }).click()

  const problems = page.getByRole("region", { name: "Result" }).getByRole("listitem")
  await expect(problems).toHaveCount(2)
  await expect(problems.nth(0)).toContainText(
    /Line 6\b.*unknown-input.*no longer has an input "colour" in v2\.0\.0\..*use "lid" instead\./,
  )
  await expect(problems.nth(0).getByRole("link", { name: "lid" })).toHaveAttribute(
    "href",
    "/reference/services/storage/box#lid",
  )
  await expect(problems.nth(1)).toContainText('"size" takes string, not a list.')
})

test("a called release that does not deploy is reported, with a link to each reason", async ({ page }) => {
  await openPage(page, `${sites.docs}/reference/check`)
  const result = page.getByRole("region", { name: "Result" })
  const bucket = (ref: string) =>
    `module "logs" {\n  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/data-stores/s3-bucket?ref=${ref}"\n  primary_bucket = "logs"\n}\n`
  const code = page.getByRole("textbox", { name: "Your code" })
  await code.fill(bucket("v0.96.3"))
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await expect(result).toContainText("1 call checked: no problems.")
  await expect(result).toContainText("v0.96.3 does not deploy as it is today: New S3 buckets refuse ACLs")
  await expect(result.getByRole("link", { name: "New S3 buckets refuse ACLs" })).toHaveAttribute(
    "href",
    "/reference/deployable#s3-acl",
  )

  await code.fill(bucket("v2.11.1"))
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await expect(result).not.toContainText("does not deploy")
  await expect(result).toContainText("1 call checked: no problems.")
})

test("the checker is loaded by the first check, and has the download size that the page states", async ({
  page,
}) => {
  const isOfChecker = (url: string) => /\.wasm$|check-worker|calls\.json/.test(url)
  const requested: string[] = []
  page.on("request", (request) => requested.push(request.url()))
  await openPage(page, `${sites.docs}/reference/check`)
  await page.waitForLoadState("networkidle")
  expect(requested.filter(isOfChecker)).toEqual([])

  const loaded: Promise<number>[] = []
  page.on("requestfinished", (request) => {
    if (isOfChecker(request.url()))
      loaded.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await checkCode(page, call)
  await expect(page.getByRole("region", { name: "Result" })).toContainText(/\d calls? checked/)
  // The requests of a worker are reported apart from what happens in the page, so they can be reported later.
  await expect.poll(() => loaded.length).toBe(4)
  const total = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0)
  const [, said] =
    /a checker of about (\d+) KB/.exec((await page.getByRole("main").textContent()) ?? "") ?? []
  expect(Math.abs(total / 1000 - Number(said)), `${total} bytes`).toBeLessThan(15)
})

test("more than a megabyte is refused", async ({ page }) => {
  await openPage(page, "/reference/check")
  await page.getByRole("textbox", { name: "Your code" }).evaluate((field: HTMLTextAreaElement, text) => {
    field.style.display = "none" // laying out so much text would take seconds
    field.value = text
  }, call.repeat(9000))
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await expect(page.getByRole("region", { name: "Result" })).toContainText(
    "at most 1 MB is checked at once. Paste only the calls.",
  )
})

test("pasted text of more than a megabyte is refused before it is inserted into the field", async ({
  page,
}) => {
  await openPage(page, "/reference/check")
  const code = page.getByRole("textbox", { name: "Your code" })
  await code.evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text", text)
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, call.repeat(9000))
  await expect(page.getByRole("region", { name: "Result" })).toContainText("at most 1 MB is checked at once.")
  await expect(code).toHaveValue("")
})

test("going back from the page of an input restores the code and its problems, also after a link within the page, until a reload", async ({
  page,
}) => {
  await openPage(page, "/reference/check")
  const code = page.getByRole("textbox", { name: "Your code" })
  const problems = page.getByRole("region", { name: "Result" }).getByRole("listitem")
  const leaveAndReturn = async () => {
    await problems.nth(0).getByRole("link").first().click()
    await expect(page).toHaveURL(/box#subnet_ids$/)
    await page.goBack()
    await expect(code).toHaveValue(call)
    await expect(problems).toHaveCount(4)
  }
  await checkCode(page, call)
  await leaveAndReturn()
  await page.getByRole("link", { name: "Skip to main content" }).press("Enter")
  await expect(page).toHaveURL(/check#main$/) // a history entry of its own
  await leaveAndReturn()

  await reloadPage(page)
  await expect(code).toHaveValue("")
  await expect(problems).toHaveCount(0)
})

test("a result says that the code has changed since the check, until the next check", async ({ page }) => {
  await openPage(page, "/reference/check")
  const result = page.getByRole("region", { name: "Result" })
  const heading = result.getByRole("heading")
  await checkCode(page, call)
  await expect(result.getByRole("listitem")).toHaveCount(4)
  await expect(heading).toHaveText("Result")
  await page.getByRole("textbox", { name: "Your code" }).press("Space")
  await expect(heading).toHaveText("Result, before your last changes to the code")

  await result.getByRole("listitem").nth(0).getByRole("link").first().click()
  await expect(page).toHaveURL(/box#subnet_ids$/)
  await page.goBack()
  await expect(heading).toHaveText("Result, before your last changes to the code")

  await page.getByRole("button", { name: "Check", exact: true }).click()
  await expect(heading).toHaveText("Result")
})

test("a new visit to the page does not restore the code of the previous one", async ({ page }) => {
  await openPage(page, "/reference/check")
  const code = page.getByRole("textbox", { name: "Your code" })
  const problems = page.getByRole("region", { name: "Result" }).getByRole("listitem")
  await code.fill(call)
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await problems.nth(0).getByRole("link").first().click()
  await page.getByRole("link", { name: "Check my call" }).click()
  await expect(code).toHaveValue(/^module "box" \{[^]*subnet_ids = \[\]/)
  await expect(problems).toHaveCount(0)
})

test("a checker that cannot be loaded is reported, and loaded by the next check", async ({ page }) => {
  await openPage(page, "/reference/check")
  await routeOpenPage(page, "**/*.wasm", (route) => route.abort())
  await checkCode(page, call)
  const result = page.getByRole("region", { name: "Result" })
  await expect(result).toContainText("The checker could not be loaded")

  await page.unroute("**/*.wasm")
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await expect(result.getByRole("listitem")).toHaveCount(4)
})

test("a check that takes longer than two seconds is ended, and the next one starts another worker", async ({
  page,
}) => {
  await page.route("**/*check-worker*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'onmessage = () => postMessage({ kind: "reading" })',
    }),
  )
  await openWithStoppedClock(page, "/reference/check")
  await checkCode(page, call)
  const result = page.getByRole("region", { name: "Result" })
  await expect(result).toContainText("Reading")
  await page.clock.runFor(2000)
  await expect(result).toContainText(
    "The code takes longer than two seconds to read. Check fewer calls at once.",
  )

  await page.unroute("**/*check-worker*.js")
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await expect(result.getByRole("listitem")).toHaveCount(4)
})

test("a check of other code replaces a check that does not end", async ({ page }) => {
  await page.route("**/*check-worker*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'onmessage = () => { postMessage({ kind: "reading" }); for (;;); }',
    }),
  )
  await openWithStoppedClock(page, "/reference/check")
  await checkCode(page, call)
  const result = page.getByRole("region", { name: "Result" })
  await expect(result).toContainText("Reading")

  await page.unroute("**/*check-worker*.js")
  await checkCode(page, `${call}\n`)
  await expect(result.getByRole("listitem")).toHaveCount(4)
})

test("a service's page links to the check with a call of the service, which works although the policy of pages forbids WebAssembly", async ({
  page,
  request,
}) => {
  const policy = (await request.get("/reference/check")).headers()["content-security-policy"]
  expect(policy).not.toContain("wasm-unsafe-eval")

  await page.goto("/reference/services/storage/box")
  await page.getByRole("link", { name: "Check my call" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Check my call" })).toBeVisible()
  await expect(page.getByRole("textbox", { name: "Your code" })).toHaveValue(
    /module "box" \{[^]*subnet_ids = \[\]/,
  )
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await expect(page.getByRole("region", { name: "Result" })).toContainText("1 call checked: no problems.")
})

test("without JavaScript, the page says that it needs JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sites.workbench })
  const page = await context.newPage()
  await page.goto("/reference/check")
  await expect(page.getByRole("heading", { level: 1, name: "Check my call" })).toBeVisible()
  await expect(page.getByText("The check needs JavaScript.")).toBeVisible()
  await context.close()
})

test("an example that arrives after the reader has left the page is not checked", async ({ page }) => {
  await openPage(page, `${sites.docs}/reference/check`)
  const release = await hold(page, "**/api/reference/**")
  await page.getByRole("button", { name: "Try an example" }).click()
  const example = page.waitForResponse("**/api/reference/**")
  await page.getByRole("link", { name: "Support" }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "Check my call" })).toHaveCount(0)
  let workers = 0
  page.on("worker", () => workers++)
  release()
  await (await example).finished()
  await page.waitForLoadState("networkidle")
  expect(workers).toBe(0)
})
