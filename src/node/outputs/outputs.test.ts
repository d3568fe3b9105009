import { expect, test } from "vitest"
import { site } from "../../site.config"
import { buildFile } from "./build-facts"
import { escapeXml } from "./escape-xml"
import { knowledgeBaseFeed } from "./feed"
import { contentSecurityPolicy, inlineScripts, securityHeaders } from "./headers"
import { llms, markdownTwins } from "./llms"
import { openSearch } from "./open-search"
import type { BuildFacts, OutputData } from "./output-pages"
import { robots, sitemap } from "./sitemap"
import { tagFiles } from "./tags"

const facts: BuildFacts = {
  title: "Docs & more",
  tagline: "All of it.",
  siteUrl: "https://docs.example.com",
  pathPrefix: "/base",
  version: "1.2",
  commit: "abc",
  time: new Date("2026-01-02T03:04:05Z"),
  site: { ...site, sections: [{ label: "FAQ", path: "/faq" }] },
}

const page = (slug: string, extra = {}) => ({
  slug,
  title: `T<${slug}>`,
  description: "D & d",
  markdown: "Text.",
  lastUpdated: "2026-01-01",
  unlisted: false,
  tags: [],
  ...extra,
})

const data: OutputData = {
  pages: [page("/faq/eks/"), page("/other", { lastUpdated: null }), page("/hidden", { unlisted: true })],
  articles: [
    { ...page("/discussions/knowledge-base/3"), number: 3, tags: [{ slug: "vpc", label: "vpc" }] },
    { ...page("/discussions/knowledge-base/12"), number: 12, lastUpdated: "2026-01-05" },
  ],
  tags: [
    {
      slug: "vpc",
      label: "vpc",
      description: "Networks",
      pages: [{ title: "T", slug: "/a", description: "D", section: "FAQ" }],
    },
  ],
  sitePages: [
    {
      slug: "/",
      title: "Docs",
      description: "All of it.",
      links: [{ slug: "/a/", title: "A", description: "" }],
    },
    {
      slug: "/tags",
      title: "Tags",
      description: "",
      links: [{ slug: "/tags/vpc", title: "vpc", description: "Networks" }],
    },
  ],
}

test("the sitemap lists every page but unlisted ones, with the path prefix and the date", () => {
  const [index, map] = sitemap(data, facts)
  expect(index?.text).toContain("<loc>https://docs.example.com/base/sitemap-0.xml</loc>")
  expect(map?.text).toContain(
    "<loc>https://docs.example.com/base/faq/eks/</loc><lastmod>2026-01-01</lastmod>",
  )
  expect(map?.text).toContain("<loc>https://docs.example.com/base/other</loc></url>")
  expect(map?.text).toContain("<loc>https://docs.example.com/base/</loc>")
  expect(map?.text).not.toContain("hidden")
  expect(robots(facts).text).toBe(
    "User-agent: *\nDisallow: /base/search?\n\nSitemap: https://docs.example.com/base/sitemap-index.xml\n",
  )
})

test("every page has a Markdown twin under its path", () => {
  const twins = markdownTwins(data, facts)
  expect(twins.map(({ path }) => path)).toEqual([
    "index.md",
    "tags.md",
    "faq/eks.md",
    "other.md",
    "hidden.md",
    "discussions/knowledge-base/3.md",
    "discussions/knowledge-base/12.md",
  ])
  expect(twins[2]?.text).toBe("# T</faq/eks/>\n\n> D & d\n\nText.\n")
  expect(twins[0]?.text).toBe("# Docs\n\n> All of it.\n\n- [A](https://docs.example.com/base/a.md)\n")
  expect(twins[1]?.text).toBe("# Tags\n\n- [vpc](https://docs.example.com/base/tags/vpc.md): Networks\n")
})

test("a body's own title is not doubled", () => {
  const pages = [page("/a", { markdown: "# Own title\n\nText." })]
  const [twin] = markdownTwins({ ...data, pages, articles: [], sitePages: [] }, facts)
  expect(twin?.text).toBe("# Own title\n\n> D & d\n\nText.\n")
})

test("llms.txt groups the pages by section", () => {
  const [short, full] = llms(data, facts)
  expect(short?.text).toContain(
    "## FAQ\n\n- [T</faq/eks/>](https://docs.example.com/base/faq/eks.md): D & d\n",
  )
  expect(short?.text).toContain("## More\n")
  expect(short?.text).not.toContain("hidden")
  expect(full?.text).toContain("Source: https://docs.example.com/base/other")
})

test("the feed's newest article comes first, and its text is escaped", () => {
  const { text } = knowledgeBaseFeed(data, facts)
  expect(text.indexOf("/12</id>")).toBeLessThan(text.indexOf("/3</id>"))
  expect(text).toContain("<title>T&lt;/discussions/knowledge-base/3&gt;</title>")
  expect(text).toContain('<category term="vpc"/>')
  expect(text).toContain("<updated>2026-01-05T00:00:00Z</updated>")
})

test("a tag's file holds its pages and their count", () => {
  const [file] = tagFiles(data)
  expect(file?.path).toBe("api/tags/vpc.json")
  expect(JSON.parse(file?.text ?? "")).toMatchObject({ slug: "vpc", count: 1, pages: [{ slug: "/a" }] })
})

test("opensearch.xml points at the search page", () => {
  expect(openSearch(facts).text).toContain('template="https://docs.example.com/base/search?q={searchTerms}"')
  expect(openSearch(facts).text).toContain("<ShortName>Docs &amp; more</ShortName>")
})

test("the policy allows the page's inline scripts by hash, and no others", () => {
  const html =
    '<script>let a</script><script src="x.js"></script><script type="application/ld+json">{}</script>'
  expect(inlineScripts(html)).toEqual(["let a"])
  const policy = contentSecurityPolicy(html, { search: ["https://s.example"], analytics: false, images: [] })
  expect(policy).toContain("script-src 'self' 'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE=';")
  expect(policy).toContain("connect-src 'self' https://s.example;")
  expect(policy).toContain("img-src 'self' data:;")
  expect(policy).not.toContain("google")
  const pictures = contentSecurityPolicy(html, {
    search: [],
    analytics: false,
    images: ["https://pictures.example"],
  })
  expect(pictures).toContain("img-src 'self' data: https://pictures.example;")
  const tracked = contentSecurityPolicy(html, { search: [], analytics: true, images: [] })
  const services =
    "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com"
  expect(tracked).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/\*\.googletagmanager\.com;/)
  expect(tracked).toContain(`img-src 'self' data: ${services};`)
  expect(tracked).toContain(`connect-src 'self' ${services};`)
})

test("styles come from the stylesheet; of style attributes only those of Gatsby's own elements are allowed", () => {
  const html = `<div style="outline:none"></div><p style="outline:none" title="style">style="color:red"</p>`
  const policy = contentSecurityPolicy(html, { search: [], analytics: false, images: [] })
  expect(policy).toContain(
    "; style-src 'self'; style-src-attr 'unsafe-hashes' 'sha256-MtxTLcyxVEJFNLEIqbVTaqR4WWr0+lYSZ78AzGmNsuA='; ",
  )
})

test("every response carries the policy, and where it is reported to when the site says so", () => {
  const services = { search: [], analytics: false, images: [] }
  const headers = securityHeaders("", services)
  expect(headers["Content-Security-Policy"]).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
  })
  expect(headers["Permissions-Policy"]).toContain("camera=(), ")
  expect(headers).not.toHaveProperty("Reporting-Endpoints")
  const reported = securityHeaders("", { ...services, report: "https://reports.example/csp" })
  expect(reported["Reporting-Endpoints"]).toBe('violations="https://reports.example/csp"')
  expect(reported["Content-Security-Policy"]).toMatch(
    /report-uri https:\/\/reports\.example\/csp; report-to violations$/,
  )
})

test("build.json says what was built", () => {
  expect(JSON.parse(buildFile(data, facts).text)).toEqual({
    version: "1.2",
    time: "2026-01-02T03:04:05.000Z",
    commit: "abc",
    pathPrefix: "/base",
    counts: { pages: 3, articles: 2, tags: 1 },
  })
})

test("text is made safe for XML", () => {
  expect(escapeXml(`<a b="c">&'\u0000`)).toBe("&lt;a b=&quot;c&quot;&gt;&amp;&apos;")
})
