import { expect, test } from "@playwright/test"
import { accessibilityFaults } from "./accessibility"
import { clipboardPermissions, copiedText } from "./clipboard"
import { openPage, openWithStoppedClock } from "./open-page"
import { sites } from "./sites"

const commands = "/guides/commands"
test.use({ baseURL: sites.workbench, permissions: clipboardPermissions })

test("commands in code and prose, and the tabs, are those of the tool that is chosen in the header", async ({
  page,
}) => {
  await openPage(page, commands)
  const main = page.getByRole("main")
  await expect(main.locator("pre").first()).toContainText("terraform init", { useInnerText: true })
  await page.getByRole("radiogroup", { name: "Tool" }).getByRole("radio", { name: "OpenTofu" }).check()

  await expect(page.locator("html")).toHaveAttribute("data-tool", "opentofu")
  const code = await main.locator("pre, p code").allInnerTexts()
  const lines = code.join("\n").split("\n")
  expect(lines.filter((line) => /^(?:\$ )?terraform (?:plan|init|apply|output|fmt)/.test(line))).toEqual([
    "terraform plan", // the sentence that compares the two
  ])
  expect(lines).toEqual(expect.arrayContaining(["tofu plan", "tofu init"]))
  await expect(page.getByRole("tab", { name: "OpenTofu" })).toHaveAttribute("aria-selected", "true")
})

for (const [kind, route, compared = []] of [
  ["a guide", "/guides/style/terraform-style-guide"],
  [
    "a walkthrough",
    "/guides/stay-up-to-date/terraform/how-to-update-to-aws-provider-v4/deployment-walkthrough/",
  ],
  ["an FAQ", "/faq/terratest/", ["terraform test"]], // in a sentence that compares the two
  ["an article", "/discussions/knowledge-base/303"],
  ["a service", "/reference/services/security/bastion"],
] satisfies [kind: string, route: string, compared?: string[]][])
  test(`with OpenTofu no command of ${kind} starts with terraform, before and after a reload`, async ({
    page,
  }) => {
    await openPage(page, sites.docs + route)
    await page.getByRole("radio", { name: "OpenTofu" }).check()
    for (const reloaded of [false, true]) {
      if (reloaded) {
        await page.route("**/*.js", (script) => script.abort())
        await page.reload()
      }
      await expect(page.locator("html")).toHaveAttribute("data-tool", "opentofu")
      // Where scripts fail, all tabs are shown, each below the name of its tool.
      const tabs = reloaded ? ':not([role="tabpanel"][data-value="terraform"] *)' : ""
      const code = page
        .getByRole("main")
        .locator(`:is(pre, :not(pre) > code)${tabs}`)
        .filter({ visible: true })
      const lines = (await code.allInnerTexts()).join("\n").split("\n")
      expect(lines).toContainEqual(expect.stringMatching(/^(?:\$ )?tofu [a-z]/))
      expect(lines.filter((line) => /^\s*(?:\$ )?terraform [a-z-]/.test(line))).toEqual(compared)
    }
  })

test("the accessible names of the tools are those that are shown in windows of 1440, 997 and 360 px", async ({
  page,
}) => {
  await openPage(page, commands)
  const group = page.getByRole("radiogroup", { name: "Tool" })
  for (const width of [1440, 997, 360]) {
    await page.setViewportSize({ width, height: 800 })
    if (width === 360) await page.getByRole("button", { name: "Open navigation" }).click()
    await expect(group.locator("label").first()).toBeVisible()
    const shown = await group.locator("label").allInnerTexts()
    expect(shown, `${width} px`).toEqual(["Terraform", "OpenTofu", "Terragrunt"])
    for (const [index, name] of shown.entries())
      await expect(group.getByRole("radio").nth(index)).toHaveAccessibleName(name)
  }
})

test("the stored tool applies before the first paint, and also selects the tabs", async ({ page }) => {
  await openPage(page, commands)
  await page.getByRole("tab", { name: "Terragrunt" }).click()
  await expect(page.getByRole("radio", { name: "Terragrunt" })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem("docusaurus.tab.iac-tool"))).toBe("terragrunt")

  await page.route("**/*.js", (route) => route.abort())
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-tool", "terragrunt")
  await expect(page.getByText("terragrunt init")).toBeVisible()
})

test("the chosen tool can be chosen again where tabs show what the address names", async ({ page }) => {
  await openPage(page, commands)
  await page.getByRole("radio", { name: "Terragrunt" }).check()
  await openPage(page, `${commands}?iac-tool=terraform`)
  await expect(page.getByRole("tab", { name: "Terraform" })).toHaveAttribute("aria-selected", "true")
  await expect(page.getByRole("radio", { name: "Terragrunt" })).toBeChecked()

  await page.getByRole("radio", { name: "Terragrunt" }).click()
  await expect(page.getByRole("tab", { name: "Terragrunt" })).toHaveAttribute("aria-selected", "true")
  await expect(page).toHaveURL(/\?iac-tool=terragrunt$/)
})

test("for a tool without a command, the page shows the original command and a note", async ({ page }) => {
  await openPage(page, commands)
  await page.getByRole("radio", { name: "Terragrunt" }).check()
  await expect(page.getByRole("main").locator("pre", { hasText: "fmt" })).toHaveText("terraform fmt", {
    useInnerText: true,
  })
  const note = page.getByText("Terragrunt has no fmt; the command stays as it is.").first()
  await expect(note).toBeVisible()
  await expect(note.locator("code").first()).toHaveCSS("display", "inline")
})

test("the shown variant of a command is copied", async ({ page }) => {
  await openWithStoppedClock(page, commands)
  await page.getByRole("radio", { name: "OpenTofu" }).check()
  await page.getByRole("button", { name: "Copy code" }).first().click()
  await expect(page.getByRole("button", { name: "Copied" }).first()).toBeVisible()
  expect(await copiedText(page)).toBe("tofu init\ntofu apply -var account_id=123456789012")
})

test("without JavaScript, and in Markdown, all variants are shown", async ({ browser, request }) => {
  const sentence = /In place of `?terraform`?: with OpenTofu, `?tofu`?; with Terragrunt, `?terragrunt`?\./
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sites.workbench })
  const page = await context.newPage()
  await page.goto(commands)
  await expect(page.getByText(sentence).first()).toBeVisible()
  await expect(page.getByRole("main").locator("pre").first()).toContainText("terraform init", {
    useInnerText: true,
  })
  await context.close()
  expect(await (await request.get(`${commands}.md`)).text()).toMatch(sentence)
})

test("the tool switch is in the menu of small windows, and accessible", async ({ page }) => {
  await openPage(page, commands)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole("button", { name: "Open navigation" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("radio", { name: "OpenTofu" }).check()
  await expect(page.locator("html")).toHaveAttribute("data-tool", "opentofu")
  expect(await accessibilityFaults(page)).toEqual([])
})
