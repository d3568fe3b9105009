import { expect, type Locator, type Page, test } from "@playwright/test"
import { navigate } from "./navigate"
import { openPage, reloadPage } from "./open-page"
import { scrollTo } from "./scroll"
import { sites } from "./sites"

const knowledgeBase = "/discussions/knowledge-base/"
const eks = "/reference/services/app-orchestration/amazon-eks-core-services"
const guide =
  "/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough/configure-access-to-the-control-plane-and-worker-nodes"

/** A text of a page that is only visible once its part is open, and the part's summary. */
interface OpenPart {
  summary: (page: Page) => Locator
  content: (page: Page) => Locator
}

const oldWay: OpenPart = {
  summary: (page) => page.getByText("The older way: forwarding rules"),
  content: (page) => page.getByText("With a forwarder from the VPC step"),
}
const ssh: OpenPart = {
  summary: (page) => page.getByRole("group").getByText("SSH with ssh-grunt"),
  content: (page) => page.getByText("Where images still contain ssh-grunt"),
}
const kubernetes = (page: Page) => page.getByRole("region", { name: "Kubernetes" })
const questions: OpenPart = {
  summary: (page) => kubernetes(page).getByText(/^\d+ more/),
  content: (page) => kubernetes(page).getByRole("listitem", { includeHidden: true }).last(),
}
const longDefault: OpenPart = {
  summary: (page) => page.getByText(/^Default \(\d+ lines\)$/).first(),
  content: (page) => page.getByRole("group", { name: "Default value" }).first(),
}

async function openPart(page: Page, { summary, content }: OpenPart) {
  await summary(page).click()
  await expect(content(page)).toBeVisible()
}

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)

/** Goes to another page. */
async function leave(page: Page) {
  await navigate(page, "/tools")
  await expect(page.getByRole("heading", { level: 1, name: "Tools" })).toBeVisible()
}

for (const { name, path, part } of [
  { name: "a guide's details", path: guide, part: oldWay },
  { name: "the other questions of a topic", path: knowledgeBase, part: questions },
  {
    name: "a long default value",
    path: eks,
    part: longDefault,
  },
]) {
  /** Opens the page and the part, and scrolls down to the end of it. Returns the distance of its content from the window's top. */
  async function openAndScroll(page: Page): Promise<number> {
    await openPage(page, path)
    await openPart(page, part)
    await part.content(page).evaluate((element) => element.scrollIntoView({ block: "end" }))
    await expect(part.content(page)).toBeInViewport()
    return topOf(part.content(page))
  }

  test(`back shows ${name} that the reader had opened, at the same place`, async ({ page }) => {
    const top = await openAndScroll(page)
    await leave(page)
    await reloadPage(page)
    await page.goBack()
    await expect(part.content(page)).toBeInViewport()
    await expect.poll(() => topOf(part.content(page))).toBeCloseTo(top, -1)
  })

  test(`a reload shows ${name} that the reader had opened, at the same place`, async ({ page }) => {
    const top = await openAndScroll(page)
    await reloadPage(page)
    await expect(part.content(page)).toBeInViewport()
    await expect.poll(() => topOf(part.content(page))).toBeCloseTo(top, -1)
  })
}

/** Shows all entries of a reference down to a position, as a reader who scrolls does. Returns the first one in the window. */
async function readDownTo(page: Page, position: number): Promise<Locator> {
  for (let top = 500; top <= position; top += 500) await scrollTo(page, top)
  const id = await page
    .locator("[data-entry]")
    .evaluateAll((entries) => entries.find((entry) => entry.getBoundingClientRect().top > 100)?.id)
  return page.locator(`[id="${id}"]`)
}

/** Expects an element to be where it is now after back from another page, and after a reload. */
async function expectToReturn(page: Page, element: Locator): Promise<void> {
  const top = await topOf(element)
  await leave(page)
  await page.goBack()
  await expect.poll(() => topOf(element)).toBeCloseTo(top, -1)
  await reloadPage(page)
  await expect.poll(() => topOf(element)).toBeCloseTo(top, -1)
}

test("back and a reload show the entry of a reference that the reader has reached, though those above have no height yet", async ({
  page,
}) => {
  await openPage(page, eks)
  const entry = await readDownTo(page, 20_000)
  await expectToReturn(page, entry)
})

test("back and a reload return to the end of a page below a reference, though its entries have no height yet", async ({
  page,
}) => {
  const last = page.locator("[data-entry]").last()
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, eks)
  await readDownTo(page, 20_000)
  await last.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom + 100))
  await expect(last).not.toBeInViewport()
  await expectToReturn(page, last)
})

test("a reload shows all of a list that the reader has sorted, at the same place", async ({ page }) => {
  const last = page.getByRole("main").getByRole("listitem").last()
  await openPage(page, knowledgeBase)
  await page.getByRole("combobox", { name: "Order" }).selectOption({ label: "Newest first" })
  await expect(page).toHaveURL(/order=newest/)
  await page.getByText(/^\d+ more/).click()
  await last.scrollIntoViewIfNeeded()
  const top = await topOf(last)
  await reloadPage(page)
  await expect(last).toBeInViewport()
  await expect.poll(() => topOf(last)).toBeCloseTo(top, -1)
})

test("a reload of the search page returns to the hit that the reader has reached", async ({ page }) => {
  const hit = page.locator("main ol > li").nth(9)
  await openPage(page, "/search?q=vpc")
  await hit.evaluate((element) => element.scrollIntoView({ block: "center" }))
  await expect(hit).toBeInViewport()
  const top = await topOf(hit)
  await reloadPage(page)
  await expect.poll(() => topOf(hit)).toBeCloseTo(top, -1)
})

test("lines that the reader has wrapped are wrapped after back and a reload", async ({ page }) => {
  const wrap = page.getByRole("button", { name: "Wrap lines" })
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, guide)
  await wrap.last().click()
  const isAsLeft = async () => {
    await expect(wrap.last()).toHaveAttribute("aria-pressed", "true")
    await expect(wrap.first()).toHaveAttribute("aria-pressed", "false")
  }
  await isAsLeft()
  await leave(page)
  await page.goBack()
  await isAsLeft()
  await reloadPage(page)
  await isAsLeft()
  await wrap.last().click()
  await expect(wrap.last()).toHaveAttribute("aria-pressed", "false")
})

test("a link to a page shows it as it was built, whatever the reader had opened there", async ({ page }) => {
  await openPage(page, knowledgeBase)
  await openPart(page, questions)
  await leave(page)
  await navigate(page, knowledgeBase)
  await expect(questions.summary(page)).toBeVisible()
  await expect(questions.content(page)).toBeHidden()
})

test("each history entry of a page has what was open at it", async ({ page }) => {
  await openPage(page, guide)
  await openPart(page, oldWay)
  await navigate(page, `${guide}#get-onto-a-node`)
  await expect(page).toHaveURL(/#get-onto-a-node$/)
  await openPart(page, ssh)
  await oldWay.summary(page).click()
  await expect(oldWay.content(page)).toBeHidden()

  await page.goBack()
  await expect(oldWay.content(page)).toBeVisible()
  await expect(ssh.content(page)).toBeHidden()
  await page.goForward()
  await expect(oldWay.content(page)).toBeHidden()
  await expect(ssh.content(page)).toBeVisible()
})

for (const [kind, path] of [
  ["Markdown", "/written"],
  ["MDX", "/composed"],
] as const)
  test.describe(kind, () => {
    test.use({ baseURL: sites.workbench })
    const details: OpenPart = {
      summary: (page) => page.getByText("More about the subnets"),
      content: (page) => page.getByText("Each zone has one of them."),
    }
    const unfold = (page: Page) => page.getByRole("button", { name: "Show all 46 lines" })
    const images = (page: Page) => navigate(page, "/images")
    const isLeft = (page: Page) =>
      expect(page.getByRole("heading", { level: 1, name: "Images" })).toBeVisible()

    test("back and a reload show details, code and tabs as the reader left them", async ({ page }) => {
      await openPage(page, path)
      await page.getByRole("tab", { name: "Long" }).click()
      await unfold(page).click()
      await openPart(page, details)
      const isAsLeft = async () => {
        await expect(details.content(page)).toBeVisible()
        await expect(unfold(page)).toBeHidden()
        await expect(page.getByRole("tab", { name: "Long" })).toHaveAttribute("aria-selected", "true")
        await expect(page.getByRole("tabpanel", { name: "Long" })).toBeVisible()
        await expect(page.getByRole("tabpanel", { name: "Short" })).toBeHidden()
      }
      await images(page)
      await isLeft(page)
      await page.goBack()
      await isAsLeft()
      await reloadPage(page)
      await isAsLeft()

      await details.summary(page).click()
      await expect(details.content(page)).toBeHidden()
      await images(page)
      await isLeft(page)
      // The choice for a group of tabs is newer than the history entry.
      await page.evaluate(() => localStorage.setItem("docusaurus.tab.system", "windows"))
      await page.goBack()
      await expect(page.getByRole("tab", { name: "Windows" })).toHaveAttribute("aria-selected", "true")
      await expect(unfold(page)).toBeHidden()
      await expect(details.content(page)).toBeHidden()
    })

    test("details that a link's target opened are open after back, unless the reader closed them", async ({
      page,
    }) => {
      await openPage(page, path)
      await images(page)
      await isLeft(page)
      await navigate(page, `${path}#their-sizes`)
      await expect(details.content(page)).toBeVisible()
      await images(page)
      await isLeft(page)
      await page.goBack()
      await expect(details.content(page)).toBeVisible()

      await details.summary(page).click()
      await expect(details.content(page)).toBeHidden()
      await images(page)
      await isLeft(page)
      await page.goBack()
      await expect(details.summary(page)).toBeVisible()
      await expect(details.content(page)).toBeHidden()
    })
  })
