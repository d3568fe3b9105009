import { expect, test } from "vitest"
import { differences, SiteFolder } from "./site-folder"

const warm = new SiteFolder("builds-warm")
const cold = new SiteFolder("builds-cold")
const sites = [warm, cold]

const article = "site/content/knowledge-base/1.md"
const guide = "site/content/docs/guides/index.md"
const image = "site/static/img/plan.svg"

function drawing(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 8"><rect width="4" height="4"/></svg>\n`
}

/** The text of a page's HTML file. */
function html(site: SiteFolder, address: string): string {
  return site.published().get(`${address}/index.html`)?.toString() ?? ""
}

function imageOf(page: string): { src: string | undefined; width: string | undefined } {
  const [element = ""] = /<img[^>]*alt="The plan"[^>]*>/.exec(page) ?? []
  return {
    src: /src="\/handbook\/([^"]+)"/.exec(element)?.[1],
    width: /width="(\d+)"/.exec(element)?.[1],
  }
}

test("after changes beside a page's own file, a warm build is that of a new checkout: of an article about the page, of an image in a static folder beside the content, and of the last commit", async () => {
  for (const site of sites) {
    site.write(
      article,
      "---\ntitle: Who deploys\nnumber: 1\nkind: concept\nanswered: true\n---\n\n## Question\n\nWho deploys a module of the handbook?\n\n## Answer\n\nThe pipeline deploys it, see the guide.\n",
    )
    site.edit(guide, "Guides take", "![The plan](/img/plan.svg)\n\nGuides take")
    site.write(image, drawing(8))
    site.commit("2026-01-05")
    site.edit("site/content/docs/intro/start.md", "Plans are applied", "All plans are applied")
  }
  const first = await warm.build()
  expect(first.code, first.output).toBe(0)
  const before = imageOf(html(warm, "guides"))
  expect(before.width).toBe("8")
  expect(html(warm, "guides/deploy")).not.toContain("Who deploys")
  expect(html(warm, "intro/start")).toContain('dateTime="2026-01-05"')

  for (const site of sites) {
    site.edit(article, "the guide", "[the guide](/guides/deploy)")
    site.write(image, drawing(16))
    site.commit("2026-02-06")
  }
  for (const site of sites) {
    const { code, output } = await site.build()
    expect(code, output).toBe(0)
  }
  const after = imageOf(html(warm, "guides"))
  expect(after.width).toBe("16")
  expect(html(warm, "guides/deploy")).toContain("Who deploys")
  expect(html(warm, "intro/start")).toContain('dateTime="2026-02-06"')
  expect(html(warm, "guides/deploy")).toContain('dateTime="2026-01-05"')
  // What is published stays: pages that readers have open still show it.
  expect(differences(warm.published(), cold.published())).toEqual([before.src])
})
