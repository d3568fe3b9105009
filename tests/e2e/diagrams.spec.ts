import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, type Page, test } from "@playwright/test"
import { openPage } from "./open-page"

test.use({ bypassCSP: true }) // its Trusted Types would refuse the drawings that are put into one page

const publicFolder = path.resolve(__dirname, "../../public")
const figure = /<figure class="diagram-figure">[\s\S]*?<\/figure>/g

/** A page with a drawing; its column is that of every page with drawings. */
const guide = "/guides/working-with-code/contributing"

/** The drawings of all pages of the site, as their pages' HTML has them. */
function allFigures(): { page: string; html: string }[] {
  return readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html")
    .flatMap((file) =>
      (readFileSync(path.join(publicFolder, file), "utf8").match(figure) ?? []).map((html) => ({
        page: `/${path.dirname(file)}`,
        html,
      })),
    )
}

/** Puts the drawings of all pages into the text of the one that is open. */
async function showAll(page: Page, figures: { page: string; html: string }[]): Promise<void> {
  await page.evaluate((all) => {
    const own = document.querySelector(".diagram-figure")
    const fragments = all.map(({ page: from, html }) => {
      const template = document.createElement("template")
      template.innerHTML = html
      template.content.firstElementChild?.setAttribute("data-page", from)
      return template.content
    })
    own?.replaceWith(...fragments)
  }, figures)
}

/** The faults of the drawings in the current layout. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const figure of document.querySelectorAll(".diagram-figure")) {
      const report = (fault: string) => found.push(`${figure.getAttribute("data-page")}: ${fault}`)
      const frame = figure.querySelector(".diagram")
      const shown = [...figure.querySelectorAll<SVGSVGElement>(".diagram > svg")].filter(
        (svg) => getComputedStyle(svg).display !== "none",
      )
      const [svg] = shown
      if (!frame || !svg || shown.length !== 1) {
        report(`${shown.length} drawings are shown`)
        continue
      }
      const box = frame.getBoundingClientRect()
      const drawing = svg.getBoundingClientRect()
      if (drawing.right > box.right + 0.5 || drawing.left < box.left - 0.5) report("wider than its column")
      if (box.right > document.documentElement.clientWidth) report("cut by the window")

      // the drawing's own units are pixels unless it is scaled
      const scale = drawing.width / svg.viewBox.baseVal.width
      const texts = [...svg.querySelectorAll("text")].map((text) => ({
        text: text.textContent,
        size: parseFloat(getComputedStyle(text).fontSize) * scale,
        box: text.getBBox(),
      }))
      const canvas = svg.viewBox.baseVal
      for (const { text, size, box } of texts) {
        if (size < 13) report(`"${text}" is ${size.toFixed(1)} px`)
        const isOut =
          box.x < canvas.x - 1 ||
          box.y < canvas.y - 3 ||
          box.x + box.width > canvas.x + canvas.width + 1 ||
          box.y + box.height > canvas.y + canvas.height + 3
        if (isOut) report(`"${text}" is cut off`)
      }
      for (const line of svg.querySelectorAll<SVGPathElement>(".line, .life, .frame")) {
        const length = line.getTotalLength()
        for (let along = 0; along <= length; along += 2) {
          const { x, y } = line.getPointAtLength(along)
          const crossed = texts.find(
            ({ box }) =>
              x > box.x + 1 && x < box.x + box.width - 1 && y > box.y + 2 && y < box.y + box.height - 2,
          )
          if (!crossed) continue
          report(`"${crossed.text}" is crossed by a line`)
          break
        }
      }
    }
    return found
  })
}

// The widths of the column are 326, 506, 722 and 617 px. Variants change at 480, 616 and 712 px.
test("no diagram is cut off, has small text, or has a line across a label in windows of 360, 540, 768 and 1280 px, or makes the page scroll sideways at 400 % zoom", async ({
  page,
}) => {
  test.slow() // all drawings of the site are laid out at once, and each point of each line is compared with each label
  const figures = allFigures()
  expect(figures.length).toBeGreaterThan(200)
  await openPage(page, guide)
  await showAll(page, figures)
  await expect(page.locator("[data-page]")).toHaveCount(figures.length)
  for (const width of [360, 540, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await faults(page), `${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
