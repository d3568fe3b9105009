import { type APIRequestContext, expect, test } from "@playwright/test"
import { sites } from "./sites"

test("a doc page and an FAQ page have a Markdown twin", async ({ request }) => {
  const response = await request.get("/intro/overview/how-it-works.md")
  expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8")
  expect(await response.text()).toMatch(/^# How it works\n\n> .+\n/)
  expect((await request.get("/faq/eks.md")).status()).toBe(200)
})

test.describe("build products", () => {
  for (const [path, text] of [
    ["/sitemap-index.xml", "<sitemapindex"],
    ["/robots.txt", "Sitemap: "],
    ["/llms.txt", "## Guides"],
    ["/llms-full.txt", "# How it works"],
    ["/feeds/knowledge-base.xml", "<feed"],
    ["/opensearch.xml", "OpenSearchDescription"],
    ["/build.json", '"counts"'],
    ["/api/tags/vpc.json", '"slug": "vpc"'],
    ["/api/version-compatibility/terraform-13.json", '"repository": "terraform-aws-eks"'],
  ] as const)
    test(`${path} is published`, async ({ request }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      expect(await response.text()).toContain(text)
    })
})

/** The tags for the social card in a page's head. */
async function sharedImage(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const of = (name: string) =>
    new RegExp(`<meta[^>]*property="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1]
  return {
    url: of("og:image"),
    width: of("og:image:width"),
    height: of("og:image:height"),
    alt: of("og:image:alt"),
  }
}

for (const [path, card, alt] of [
  ["/", "/cards/_site.png", "Gruntwork Docs"],
  ["/search", "/cards/_site.png", "Gruntwork Docs"],
  ["/intro/overview/how-it-works", "/cards/intro/overview/how-it-works.png", "How it works | Gruntwork Docs"],
  ["/faq/eks/", "/cards/faq/eks.png", /./],
  ["/discussions/knowledge-base/3", "/cards/discussions/knowledge-base/3.png", /./],
  [
    "/reference/services/networking/virtual-private-cloud-vpc",
    "/cards/reference/services/networking/virtual-private-cloud-vpc.png",
    /./,
  ],
  ["/tags/vpc", "/cards/tags/vpc.png", /./],
  ["/reference/check", "/cards/reference/check.png", "Check my call | Gruntwork Docs"],
] as const)
  test(`${path} has the social card ${card}`, async ({ request }) => {
    const image = await sharedImage(request, path)
    expect(new URL(image.url ?? "").pathname).toBe(card)
    expect(image).toMatchObject({ width: "1200", height: "630" })
    expect(image.alt).toMatch(alt)
    const response = await request.get(card)
    expect(response.status()).toBe(200)
    expect(response.headers()["content-type"]).toBe("image/png")
    const png = await response.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(20_000)
  })

test("below a path prefix, the addresses of social cards have the prefix", async ({ request }) => {
  const { url } = await sharedImage(request, `${sites.handbook}/intro/start`)
  const { pathname } = new URL(sites.handbook)
  expect(url).toBe(`http://localhost:9000${pathname}/cards/intro/start.png`)
  const picture = await request.get(`${sites.handbook}/cards/intro/start.png`)
  expect(picture.headers()["content-type"]).toBe("image/png")
})

test("pages contain the version from BUILD_VERSION", async ({ request }) => {
  for (const path of ["/", "/intro/overview/how-it-works", "/discussions/knowledge-base/3", "/search"]) {
    const html = await (await request.get(path)).text()
    const versions = Array.from(html.matchAll(/<meta[^>]*name="buildVersion"[^>]*>/g), ([element]) => element)
    expect(versions, path).toEqual([expect.stringContaining('content="N/A"')])
  }
})
