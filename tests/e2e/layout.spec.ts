import { chromium, expect, type Locator, type Page, test } from "@playwright/test"
import { openPage } from "./open-page"
import { scrollTo } from "./scroll"
import { sites } from "./sites"

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

test("no page of a site with versions and languages scrolls sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ["/intro/start", "/1.0/intro/start", "/ar/intro/start"]) {
    await openPage(page, sites.handbook + path)
    expect.soft(await overflow(page), path).toBe(0)
  }
})

test("no filtered reference scrolls sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, "/reference/services/data-storage/amazon-rds?in=kms")
  await expect(page.locator("#kms_key_arn")).toBeVisible()
  expect(await overflow(page)).toBe(0)
})

test("the knowledge base does not scroll sideways where a style sheet of the reader doubles the text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 900 })
  await openPage(page, "/discussions/knowledge-base")
  await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"))
  expect(await overflow(page)).toBe(0)
})

test("pages fit a window of 320 px whose scroll bar takes space", async ({ launchOptions, baseURL }) => {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] })
  const page = await browser.newPage({ viewport: { width: 320, height: 640 }, ...(baseURL && { baseURL }) })
  for (const path of ["/", "/intro/overview/how-it-works", "/search?q=vpc"]) {
    await openPage(page, path)
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(320)
    expect.soft(await overflow(page), path).toBe(0)
  }
  await browser.close()
})

test("the icons after a link are on the line of the end of its text, whatever the text is", async ({
  page,
}) => {
  for (const path of [
    "/guides/working-with-code/using-modules",
    "/reference/services/app-orchestration/amazon-eks",
  ]) {
    await page.setViewportSize({ width: 320, height: 740 })
    await openPage(page, path)
    for (const width of [320, 335, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const ends = await page
        .getByRole("main")
        .locator("a:has(.external-icon)")
        .filter({ visible: true })
        .evaluateAll((links) =>
          links.flatMap((link) => {
            const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
            const range = document.createRange()
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
              const end = (text.textContent ?? "").trimEnd().length
              if (end === 0 || text.parentElement?.matches(".sr-only")) continue
              range.setStart(text, end - 1)
              range.setEnd(text, end)
            }
            const { bottom } = range.getBoundingClientRect()
            return [...link.querySelectorAll("svg")].map((icon) => ({
              link: link.textContent,
              isBelow: icon.getBoundingClientRect().top >= bottom,
            }))
          }),
        )
      expect(ends.length, path).toBeGreaterThan(5)
      expect
        .soft(
          ends.filter(({ isBelow }) => isBelow),
          `${path} ${width}`,
        )
        .toEqual([])
    }
  }
})

/** The rectangles of the visible parts of the header, from left to right. */
async function partsOfBar(page: Page): Promise<DOMRect[]> {
  const parts = await page
    .getByRole("banner")
    .locator("a, button")
    .filter({ visible: true })
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect))
  return parts.sort((one, other) => one.left - other.left)
}

test.describe("with the browser's font twice as large", () => {
  /** Starts another browser, because the font is one of its own settings. */
  async function openWithLargeFont(
    paths: readonly string[],
    viewport: { width: number; height: number },
    check: (page: Page, path: string) => Promise<void>,
  ) {
    const { launchOptions, baseURL } = test.info().project.use
    const args = [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"]
    const browser = await chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ viewport, ...(baseURL === undefined ? {} : { baseURL }) })
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator("html")).toHaveCSS("font-size", "34px")
      expect.soft(await overflow(page), path).toBe(0)
      await check(page, path)
    }
    await browser.close()
  }

  test("the parts of the header do not overlap in windows of 360, 1280 and 1440 px, and nothing is cut off", async () => {
    await openWithLargeFont(
      ["/", "/intro/overview/how-it-works"],
      { width: 360, height: 900 },
      async (page, path) => {
        for (const width of [360, 1280, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await overflow(page), `${path} ${width}`).toBe(0)
          const parts = await partsOfBar(page)
          expect(parts.length, path).toBeGreaterThan(3)
          for (const [index, part] of parts.slice(1).entries())
            expect.soft(part.left, `${path} ${width}`).toBeGreaterThanOrEqual(parts[index]?.right ?? 0)
        }
        await page.setViewportSize({ width: 360, height: 900 })
      },
    )
  })

  test("no tool and no index scrolls sideways in a window of 320 px", async () => {
    const paths = [
      "/",
      "/tools",
      "/tags",
      "/courses",
      "/reference/check",
      "/reference/deployable",
      "/reference/services/app-orchestration/amazon-eks?build=",
    ]
    await openWithLargeFont(paths, { width: 320, height: 740 }, async (page, path) => {
      if (!path.endsWith("?build=")) return
      await expect(page.getByRole("region", { name: "Your call" })).toBeAttached()
      expect.soft(await overflow(page), path).toBe(0)
    })
  })

  test("a search field shows what is typed, and no heading or label breaks within a word in a window of 320 px", async () => {
    const paths = [
      "/",
      "/search?q=vpc",
      "/discussions/knowledge-base/",
      "/reference/services/data-storage/amazon-rds",
    ]
    await openWithLargeFont(paths, { width: 320, height: 740 }, async (page, path) => {
      const main = page.getByRole("main")
      const rooms = await main
        .locator("form[action] input")
        .filter({ visible: true })
        .evaluateAll((fields) =>
          fields.map((field) => {
            const { paddingLeft, paddingRight } = getComputedStyle(field)
            return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
          }),
        )
      for (const room of rooms) expect.soft(room, path).toBeGreaterThan(100)
      const brokenWords = await main
        .locator("h1, h2, form button, dl:has(.theme-doc-version-badge) :is(dt, dd a)")
        .filter({ visible: true })
        .evaluateAll((labels) =>
          labels.flatMap((label) => {
            const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
            const range = document.createRange()
            const broken: string[] = []
            for (let text = texts.nextNode(); text; text = texts.nextNode())
              for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[a-z]+/gi)) {
                range.setStart(text, index)
                range.setEnd(text, index + word.length)
                if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word)
              }
            return broken
          }),
        )
      expect.soft(brokenWords, path).toEqual([])
    })
  })

  test("no page scrolls sideways on a phone, and no button is outside the window", async () => {
    const paths = [
      "/guides/stay-up-to-date/releases/terraform-aws-service-catalog/2026",
      "/reference/services/",
      "/reference/check",
      "/reference/services/app-orchestration/amazon-eks",
      "/support",
    ]
    await openWithLargeFont(paths, { width: 360, height: 740 }, async (page, path) => {
      const ends = await page
        .getByRole("main")
        .getByRole("button", { name: /^(?:No|Check|Try an example)$/ })
        .filter({ visible: true })
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().right))
      // The catalog has none of these buttons; its own width is what is tested.
      if (path !== "/reference/services/") expect.soft(ends.length, path).toBeGreaterThan(0)
      for (const end of ends) expect.soft(end, path).toBeLessThanOrEqual(360)
    })
  })
})

test("the bar with the table of contents is aligned with the title in windows between tablet and desktop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.goto("/guides/build-it-yourself/vpc/core-concepts/vpc-endpoints")
  const marker = page.getByRole("navigation", { name: "On this page" }).getByText("On this page")
  const start = await marker.evaluate((summary) => {
    const { left } = summary.getBoundingClientRect()
    return left + Number.parseFloat(getComputedStyle(summary).paddingInlineStart)
  })
  const { x } = await box(page.getByRole("heading", { level: 1 }))
  expect(start).toBeCloseTo(x)
})

test("the filters of the search dialog fit into a line on desktops", async ({ page }) => {
  await openPage(page, "/intro/overview/how-it-works")
  await page.keyboard.press("Control+k")
  const row = page.getByRole("dialog", { name: "Search" }).getByRole("group", { name: "Search in" })
  await expect(row).toBeVisible()
  expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

const box = async (part: Locator) => {
  const place = await part.boundingBox()
  if (!place) throw new Error("It is not shown.")
  return place
}

test.describe("code blocks", () => {
  const untitled = (page: Page) => page.getByRole("figure").filter({ hasText: "aws ec2 describe-subnets" })

  test("their buttons are above the code in windows of 360 and of 1440 px", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, "/discussions/knowledge-base/12")
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      await untitled(page).hover()
      const tool = await box(untitled(page).getByRole("button", { name: "Copy code" }))
      const line = await box(untitled(page).locator(".code-line").first())
      expect(tool.y + tool.height, `${width} px`).toBeLessThanOrEqual(line.y)
    }
  })

  test("80 columns fit, and a longer line fades out at the edge of the block", async ({ page }) => {
    await page.goto("/discussions/knowledge-base/12")
    const code = untitled(page).getByRole("group")
    const write = (columns: number) =>
      code.evaluate((element, length) => {
        const line = element.querySelector("#line") ?? document.createElement("span")
        line.id = "line"
        line.className = "code-line"
        line.textContent = "0".repeat(length)
        element.querySelector("code")?.append(line)
        return element.scrollWidth - element.clientWidth
      }, columns)
    const fade = () => code.evaluate((element) => getComputedStyle(element).getPropertyValue("--fade-end"))

    expect(await write(80)).toBe(0)
    await expect.poll(fade).toBe("0px")
    expect(await write(200)).toBeGreaterThan(0)
    await expect.poll(fade).toBe("2.5rem")
  })
})

test("the head of a long table stays below the bar with the table of contents", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 740 })
  await openPage(page, "/guides/stay-up-to-date/terraform/terraform-12/version-compatibility-table")
  const row = page.getByRole("row").nth(20)
  const top = await row.evaluate((element) => Math.round(element.getBoundingClientRect().top) - 300)
  await scrollTo(page, top)
  await scrollTo(page, top - 20)
  await expect(page.getByRole("banner")).toBeInViewport()
  const bar = page.getByRole("navigation", { name: "On this page" })
  const head = page.getByRole("columnheader").first()
  const gap = async () => Math.abs((await box(head)).y - (await box(bar)).y - (await box(bar)).height)
  await expect.poll(gap).toBeLessThanOrEqual(1)
})

test.describe("1440 px wide", () => {
  const middle = async (part: Locator) => {
    const { x, width } = await box(part)
    return x + width / 2
  }

  for (const path of ["/discussions/knowledge-base/6", "/tools", "/tags"])
    test(`${path}, which has no sidebar, is centered`, async ({ page }) => {
      await page.goto(path)
      const text = page
        .getByRole("heading", { level: 1 })
        .locator("xpath=ancestor::*[parent::*/parent::*/parent::main]")
      expect(await middle(text)).toBeCloseTo(720, 0)
    })

  const sheetOf = (page: Page) => page.locator("main > * > :first-child")

  for (const path of ["/discussions/knowledge-base/6", "/reference/services/data-storage/amazon-rds"])
    test(`the text of ${path} does not move when the table of contents is added`, async ({ page }) => {
      await openPage(page, path) // React renders a page anew if an element of its HTML is missing at hydration
      const place = await box(sheetOf(page))
      await sheetOf(page).evaluate((sheet) => sheet.nextElementSibling?.remove())
      expect(await box(sheetOf(page))).toMatchObject({ x: place.x, width: place.width })
    })

  test("the list does not move when a filter removes the table of contents", async ({ page }) => {
    await openPage(page, "/discussions/knowledge-base/")
    const place = await box(sheetOf(page))
    await page.getByRole("main").getByRole("searchbox").fill("lock")
    await expect(page.getByRole("navigation", { name: "Table of contents" })).toHaveCount(0)
    expect(await box(sheetOf(page))).toMatchObject({ x: place.x, width: place.width })
  })

  test("the current entry of the sidebar is aligned with its neighbors", async ({ page }) => {
    await page.goto("/faq/eks/")
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" })
    const start = async (link: Locator) =>
      (await box(link)).x +
      (await link.evaluate((element) => parseFloat(getComputedStyle(element).paddingInlineStart)))
    expect(await start(sidebar.locator("[aria-current=page]"))).toBeCloseTo(
      await start(sidebar.getByRole("link", { name: "Terragrunt" })),
      0,
    )
  })
})

test("in print, an article has no tags, and no addresses cover the titles of related articles", async ({
  page,
}) => {
  await page.goto("/discussions/knowledge-base/6")
  await page.emulateMedia({ media: "print" })
  const related = page.getByRole("region", { name: "Related articles" }).getByRole("link").first()
  await expect(related).toBeVisible()
  expect(await related.evaluate((link) => getComputedStyle(link, "::after").content)).toBe("none")

  await page.goto("/courses")
  await expect(page.locator("a[rel=tag]").first()).toBeHidden()
})

test("in print, a page has no controls", async ({ page }) => {
  await openPage(page, "/guides/stay-up-to-date/releases/terraform-aws-eks/2026")
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible()
  await expect(page.getByRole("searchbox")).toHaveCount(0)

  await openPage(page, `${sites.workbench}/guides/commands`)
  await expect(page.getByRole("main").locator("pre").first()).toBeVisible()
  await expect(page.getByText("The samples of this page use")).toBeHidden()
  for (const role of ["banner", "contentinfo", "navigation", "button"] as const)
    await expect(page.getByRole(role), role).toHaveCount(0)
})

test("in print, every address is complete, and links to the glossary have none, which would interrupt the sentences", async ({
  page,
}) => {
  await openPage(page, "/intro/overview/how-it-works")
  await page.emulateMedia({ media: "print" })
  const addressesOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content))
  const addresses = await addressesOf(".markdown a[href]:not([href^='#'], .hash-link, .term)")
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses) expect(address.replace(/" "/g, "")).toMatch(/^" \((?:https?:|mailto:)/)
  const terms = await addressesOf(".markdown a.term")
  expect(terms.length).toBeGreaterThan(0)
  expect(new Set(terms)).toEqual(new Set(["none"]))
})

test("in a window as low as at 400 % zoom, nothing covers the text", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openPage(page, "/reference/services/networking/virtual-private-cloud-vpc")
  await page.locator("[data-entry]").nth(5).scrollIntoViewIfNeeded()
  await page.mouse.move(100, 150)
  await page.mouse.wheel(0, 300)
  await expect(page.getByRole("banner")).not.toBeInViewport()
  await page.mouse.wheel(0, -60)
  await expect(page.getByRole("form", { name: "Filter inputs and outputs" })).not.toBeInViewport()
  await expect(page.getByRole("banner")).not.toBeInViewport()
})

test("the wheel over a sidebar that does not overflow scrolls the page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, "/faq/eks/")
  const boxes = [
    page.getByRole("navigation", { name: "Docs sidebar" }).locator(".."),
    page.getByRole("navigation", { name: "Table of contents" }).first().locator(".."),
  ]
  for (const box of boxes)
    expect(await box.evaluate((element) => getComputedStyle(element).overscrollBehaviorY)).toBe("auto")
})

test("a table is a landmark only if it scrolls", async ({ page }) => {
  await openPage(page, "/intro/core-concepts/immutable-infrastructure")
  const frame = page.locator("doc-table").first()
  await expect(frame).toHaveAttribute("data-fits")
  await expect(frame).not.toHaveAttribute("role")
  await expect(frame).not.toHaveAttribute("aria-label")
  await page.setViewportSize({ width: 240, height: 740 })
  await expect(frame).toHaveRole("region")
  await expect(frame).toHaveAttribute("tabindex", "0")
  await expect(frame).toHaveAccessibleName(/.+/)
})

test("a page names its generator once", async ({ request }) => {
  const html = await (await request.get("/")).text()
  expect(html.match(/<meta name="generator"/g)).toHaveLength(1)
})
