import { expect, test } from "vitest"
import { site } from "../../site.config"
import { buildFile } from "./build-facts"
import { escapeXml } from "./escape-xml"
import { feeds } from "./feed"
import {
  contentSecurityPolicy,
  inlineScripts,
  policyOfMeta,
  securityHeaders,
  styleAttributes,
} from "./headers"
import { llms, markdownTwins } from "./llms"
import { openSearch } from "./open-search"
import type { BuildFacts, OutputData } from "./output-pages"
import { securityText } from "./security-text"
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
  site: { locales: site.locales, versions: site.versions, sections: [{ label: "FAQ", path: "/faq" }] },
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
    {
      ...page("/discussions/knowledge-base/3"),
      number: 3,
      related: [{ slug: "/discussions/knowledge-base/12", title: "Twelve", description: "" }],
      tags: [{ slug: "vpc", label: "vpc" }],
    },
    { ...page("/discussions/knowledge-base/12"), number: 12, related: [], lastUpdated: "2026-01-05" },
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

test("the sitemap lists all pages except unlisted ones, with the path prefix and the date", () => {
  const [index, map] = sitemap(data, facts)
  expect(index?.text).toContain("<loc>https://docs.example.com/base/sitemap-0.xml</loc>")
  expect(map?.text).toContain(
    "<loc>https://docs.example.com/base/faq/eks/</loc><lastmod>2026-01-01</lastmod>",
  )
  expect(map?.text).toContain("<loc>https://docs.example.com/base/other</loc></url>")
  expect(map?.text).toContain("<loc>https://docs.example.com/base/</loc>")
  expect(map?.text).not.toContain("hidden")
  const slugs = Array.from(map?.text.matchAll(/\/base([^<]*)<\/loc>/g) ?? [], ([, slug]) => slug)
  expect(slugs).toEqual(slugs.toSorted((a = "", b = "") => a.localeCompare(b, "en")))
  expect(robots(facts).text).toBe(
    "User-agent: *\nDisallow: /base/search?\n\nSitemap: https://docs.example.com/base/sitemap-index.xml\n",
  )
})

/** The line below the description of every twin. */
const pointer = "All pages of Docs & more: [llms.txt](https://docs.example.com/base/llms.txt)\n\n"

test("addresses in files for other programs are encoded", () => {
  const named = { ...data, pages: [page("/guides/größe & preis")], articles: [], sitePages: [] }
  const address = "https://docs.example.com/base/guides/gr%C3%B6%C3%9Fe%20&%20preis"
  const inXml = address.replace("&", "&amp;")
  expect(sitemap(named, facts)[1]?.text).toContain(`<loc>${inXml}</loc>`)
  expect(feeds(named, facts)[1]?.text).toContain(`<id>${inXml}</id>`)
  expect(llms(named, facts)[0]?.text).toContain(`(${address}.md)`)
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
  expect(twins[2]?.text).toBe(`# T</faq/eks/>\n\n> D & d\n\n${pointer}Text.\n`)
  expect(twins[0]?.text).toBe(
    `# Docs\n\n> All of it.\n\n${pointer}- [A](https://docs.example.com/base/a.md)\n`,
  )
  expect(twins[1]?.text).toBe(
    `# Tags\n\n${pointer}- [vpc](https://docs.example.com/base/tags/vpc.md): Networks\n`,
  )
})

test("a title in the body is not repeated", () => {
  const pages = [page("/a", { markdown: "# Own title\n\nText." })]
  const [twin] = markdownTwins({ ...data, pages, articles: [], sitePages: [] }, facts)
  expect(twin?.text).toBe(`# Own title\n\n> D & d\n\n${pointer}Text.\n`)
})

test("a twin states the release of its page, and links to related articles", () => {
  const twins = markdownTwins(
    { ...data, pages: [page("/a", { appliesTo: "Terraform 0.13" })], sitePages: [] },
    facts,
  )
  expect(twins[0]?.text).toContain(
    "**Applies to Terraform 0.13.** Newer releases may behave differently.\n\nText.",
  )
  expect(twins[1]?.text).toContain(
    "Text.\n\n## Related articles\n\n- [Twelve](https://docs.example.com/base/discussions/knowledge-base/12.md)\n",
  )
  expect(twins[2]?.text).not.toContain("Related articles")
})

test("a twin warns of pinned releases that no longer deploy, and its facts stand above its text", () => {
  const releaseProblems = [
    { id: "s3-acl", title: "New S3 buckets refuse ACLs" },
    { id: "launch-configuration", title: "Launch configurations are gone" },
  ]
  const pages = [page("/a", { markdown: "# Own title\n\nText.", facts: "- **Time:** 1 h", releaseProblems })]
  const [twin] = markdownTwins({ ...data, pages, articles: [], sitePages: [] }, facts)
  const deployable = "https://docs.example.com/base/reference/deployable.md"
  expect(twin?.text).toBe(
    `# Own title\n\n> D & d\n\n${pointer}` +
      "**Code on this page pins a release that does not deploy as it is today:** " +
      `[New S3 buckets refuse ACLs](${deployable}#s3-acl); ` +
      `[Launch configurations are gone](${deployable}#launch-configuration).\n\n` +
      "- **Time:** 1 h\n\nText.\n",
  )
})

test("the twin of a step says which steps come before and after it", () => {
  const link = (slug: string) => ({ slug, title: `T${slug}`, description: "D" })
  const pages = [
    page("/a/1", { step: { position: 1, count: 2, next: link("/a/2") } }),
    page("/a/2", { step: { position: 2, count: 2, previous: link("/a/1") } }),
  ]
  const [first, second] = markdownTwins({ ...data, pages, articles: [], sitePages: [] }, facts)
  expect(first?.text).toContain(
    "\n\n**Step 1 of 2.** Next: [T/a/2](https://docs.example.com/base/a/2.md).\n\nText.\n",
  )
  expect(second?.text).toContain(
    "\n\n**Step 2 of 2.** Previous: [T/a/1](https://docs.example.com/base/a/1.md).\n\nText.\n",
  )
})

test("a long llms.txt links to lists of sections with limited length", () => {
  const pages = Array.from({ length: 1000 }, (_, number) => page(`/faq/page-${number}`))
  const files = llms({ ...data, pages: [...pages, page("/other")] }, facts).filter(
    ({ path }) => path !== "llms-full.txt",
  )
  expect(files.map(({ path }) => path)).toEqual(["llms.txt", "faq/llms.txt", "faq/llms-2.txt"])
  for (const { text } of files) expect(text.length).toBeLessThan(50_000)
  expect(files[0]?.text).toMatch(
    /## FAQ\n\n- \[FAQ, part 1 of 2\]\(https:\/\/docs\.example\.com\/base\/faq\/llms\.txt\): \d+ pages\n/,
  )
  expect(files[0]?.text).toContain("base/other.md")
  const lists = files.map(({ text }) => text).join("")
  for (const { slug } of pages) expect(lists).toContain(`/base${slug}.md)`)
})

test("the date of a generated page is that of its newest linked page", () => {
  const sitePages = [
    { slug: "/", title: "Home", description: "", links: [{ slug: "/tags", title: "", description: "" }] },
    {
      slug: "/tags",
      title: "Tags",
      description: "",
      links: [{ slug: "/faq/eks/", title: "", description: "" }],
    },
  ]
  const [, map] = sitemap({ ...data, sitePages }, facts)
  expect(map?.text).toContain("base/</loc><lastmod>2026-01-01</lastmod>")
  expect(map?.text).toContain("base/tags</loc><lastmod>2026-01-01</lastmod>")
})

test("an unlisted generated page has a Markdown twin, and is in no list", () => {
  const sitePages = [{ slug: "/tags", title: "Tags", description: "", links: [], unlisted: true }]
  const made = { ...data, sitePages }
  expect(markdownTwins(made, facts).map(({ path }) => path)).toContain("tags.md")
  const lists = [...sitemap(made, facts), ...llms(made, facts)].map(({ text }) => text).join("")
  expect(lists).not.toMatch(/base\/tags(?:\.md|<)/)
})

test("generated pages that link to each other have the date of the pages that one of them lists", () => {
  const list = (slug: string, ...links: string[]) => ({
    ...{ slug, title: slug, description: "" },
    links: links.map((target) => ({ slug: target, title: target, description: "" })),
  })
  const sitePages = [list("/a", "/b"), list("/b", "/a", "/faq/eks/")]
  const [, map] = sitemap({ ...data, sitePages }, facts)
  expect(map?.text).toContain("base/a</loc><lastmod>2026-01-01</lastmod>")
})

test("robots.txt has the permitted uses, and excludes crawlers", () => {
  const crawlers = {
    signals: { search: true, "ai-input": true, "ai-train": false },
    refused: ["BadBot", "WorseBot"],
  }
  expect(robots({ ...facts, site: { ...facts.site, crawlers } }).text).toBe(
    "User-agent: BadBot\nUser-agent: WorseBot\nDisallow: /\n\n" +
      "User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nDisallow: /base/search?\n\n" +
      "Sitemap: https://docs.example.com/base/sitemap-index.xml\n",
  )
})

test("security.txt has the configured contact, and is valid for a year", () => {
  expect(securityText({ ...facts, site: { ...facts.site, security: {} } })).toEqual([])
  const [file] = securityText({
    ...facts,
    site: { ...facts.site, security: { contact: "mailto:a@example.com" } },
  })
  expect(file).toEqual({
    path: ".well-known/security.txt",
    text:
      "Contact: mailto:a@example.com\nExpires: 2027-01-02T00:00:00Z\n" +
      "Canonical: https://docs.example.com/base/.well-known/security.txt\nPreferred-Languages: en\n",
  })
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
  const [articles] = feeds(data, facts)
  expect(articles?.text).toMatch(/\/>\n  <updated>2026-01-05T00:00:00Z<\/updated>\n  <author>/)
  const text = articles?.text ?? ""
  expect(text.indexOf("/12</id>")).toBeLessThan(text.indexOf("/3</id>"))
  expect(text).toContain("<title>T&lt;/discussions/knowledge-base/3&gt;</title>")
  expect(text).toContain('<category term="vpc"/>')
  expect(text).toContain("<updated>2026-01-05T00:00:00Z</updated>")
})

test("guides have their own feed if there are any", () => {
  expect(feeds(data, facts).map(({ path }) => path)).toEqual(["feeds/knowledge-base.xml"])
  const withGuide = {
    ...data,
    pages: [...data.pages, page("/guides/a"), page("/guides/b", { unlisted: true })],
  }
  const [, guides] = feeds(withGuide, facts)
  expect(guides?.path).toBe("feeds/guides.xml")
  expect(guides?.text).toContain("<id>https://docs.example.com/base/guides/a</id>")
  expect(guides?.text).not.toContain("/guides/b")
})

test("of articles that changed on the same day, the one with the higher number comes first", () => {
  const articles = [3, 12, 7].map((number) => ({
    ...page(`/${number}`),
    number,
    related: [],
    lastUpdated: "2026-01-05",
  }))
  const inOrder = (list: typeof articles) =>
    [...feeds({ ...data, articles: list }, facts)[0]!.text.matchAll(/<id>.*\/(\d+)<\/id>/g)].map(
      ([, number]) => number,
    )
  expect(inOrder(articles)).toEqual(["12", "7", "3"])
  expect(inOrder(articles.toReversed())).toEqual(["12", "7", "3"])
})

test("a feed is limited to its newest pages, and escapes summaries and tags", () => {
  const articles = Array.from({ length: 60 }, (_, number) => ({
    ...page(`/${number}`),
    number,
    related: [],
    tags: [{ slug: "a-b", label: "a & b" }],
    lastUpdated: null,
  }))
  const text = feeds({ ...data, articles }, facts)[0]?.text ?? ""
  const addresses = [...text.matchAll(/<id>https:\/\/docs\.example\.com\/base\/(\d+)<\/id>/g)]
  expect(addresses.map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 50 }, (_, position) => 59 - position),
  )
  expect(text).toContain("<summary>D &amp; d</summary>")
  expect(text).toContain('<category term="a &amp; b"/>')
  // a page without a date is as old as the newest commit, by the day
  expect(text).toContain("<updated>2026-01-02T00:00:00Z</updated>")
})

test("a replaced page is not in the sitemap, and its twin leads to the page that replaces it", () => {
  const old = page("/old", { replacedBy: { label: "New", href: "/new" } })
  const [, map] = sitemap({ ...data, pages: [old] }, facts)
  expect(map?.text).not.toContain("/old")
  const [twin] = markdownTwins({ ...data, pages: [old], sitePages: [] }, facts)
  expect(twin?.text).toContain("Current information: [New](https://docs.example.com/base/new.md)\n\nText.")
})

test("brackets in a title do not end the text of a link to it", () => {
  const links = [{ slug: "https://example.com/a", title: "The type list(any)] of count[0", description: "" }]
  const old = page("/old", { replacedBy: { label: "Index [0]", href: "/new" } })
  const sitePages = [{ slug: "/category/a", title: "A", description: "", links }]
  const [generated, twin] = markdownTwins({ ...data, pages: [old], articles: [], sitePages }, facts)
  expect(generated?.text).toContain("- [The type list(any)\\] of count\\[0](https://example.com/a)\n")
  expect(twin?.text).toContain("[Index \\[0\\]](https://docs.example.com/base/new.md)")
})

test("links of generated pages to other sites are kept as they are", () => {
  const links = [{ slug: "https://example.com/a", title: "Elsewhere", description: "" }]
  const sitePages = [{ slug: "/category/a", title: "A", description: "", links }]
  const [twin] = markdownTwins({ ...data, pages: [], articles: [], sitePages }, facts)
  expect(twin?.text).toContain("- [Elsewhere](https://example.com/a)\n")
})

test("llms-full.txt has the text of articles, too", () => {
  const full = llms(data, facts).find(({ path }) => path === "llms-full.txt")
  expect(full?.text).toContain("Source: https://docs.example.com/base/discussions/knowledge-base/12\n")
  expect(full?.text).not.toContain("/hidden")
})

test("links to anchors of a page have its address in llms-full.txt, which contains all pages", () => {
  const pages = [page("/a", { markdown: "See [below](#b)." })]
  const full = llms({ ...data, pages }, facts).find(({ path }) => path === "llms-full.txt")
  expect(full?.text).toContain("See [below](https://docs.example.com/base/a.md#b).")
})

test("a tag's file contains its pages and their number", () => {
  const [file] = tagFiles(data)
  expect(file?.path).toBe("api/tags/vpc.json")
  expect(JSON.parse(file?.text ?? "")).toMatchObject({ slug: "vpc", count: 1, pages: [{ slug: "/a" }] })
})

test("opensearch.xml points at the search page", () => {
  expect(openSearch(facts).text).toContain('template="https://docs.example.com/base/search?q={searchTerms}"')
  expect(openSearch(facts).text).toContain("<ShortName>Docs &amp; more</ShortName>")
  const named = { ...facts, title: "Documentation of everything" }
  expect(openSearch(named).text).toContain("<ShortName>Documentation of</ShortName>") // at most 16 characters
})

test("the policy allows the page's inline scripts by hash, and no others", () => {
  const html =
    '<script>let a</script><script src="x.js"></script><script type="application/ld+json">{}</script>'
  expect(inlineScripts(html)).toEqual(["let a"])
  expect(
    inlineScripts('<script type="module">b()</script>\n<script type="text/javascript">\n</script>'),
  ).toEqual(["b()", "\n"])
  const policy = contentSecurityPolicy(html, {
    search: ["https://s.example"],
    analytics: false,
    images: [],
    frames: [],
  })
  expect(policy).toContain("script-src 'self' 'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE=';")
  expect(policy).toContain("connect-src 'self' https://s.example;")
  expect(policy).toContain("img-src 'self' data:;")
  expect(policy).not.toContain("google")
  const pictures = contentSecurityPolicy(html, {
    search: [],
    analytics: false,
    images: ["https://pictures.example"],
    frames: [],
  })
  expect(pictures).toContain("img-src 'self' data: https://pictures.example;")
  const tracked = contentSecurityPolicy(html, { search: [], analytics: true, images: [], frames: [] })
  const services =
    "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com"
  expect(tracked).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/\*\.googletagmanager\.com;/)
  expect(tracked).toContain(`img-src 'self' data: ${services};`)
  expect(tracked).toContain(`connect-src 'self' ${services};`)
})

test("frames are allowed from the declared origins, and from no origin if none is declared", () => {
  const policyWith = (frames: string[]) =>
    contentSecurityPolicy("", { search: [], analytics: false, images: [], frames })
  expect(policyWith([])).toContain("; frame-src 'none'; ")
  expect(policyWith(["https://b.example"])).toContain("; frame-src https://b.example; ")
  const policy = policyWith(["https://films.example", "https://b.example"])
  expect(policy).toContain("; frame-src https://films.example https://b.example; ")
  expect(policyOfMeta(policy)).toContain("; frame-src https://films.example https://b.example; ")
})

test("only the style sheet and the style attributes of Gatsby's own elements are allowed", () => {
  const html = `<div style="outline:none"></div><p style="outline:none" title="style">style="color:red"</p>`
  const policy = contentSecurityPolicy(html, { search: [], analytics: false, images: [], frames: [] })
  expect(policy).toContain(
    "; style-src 'self'; style-src-attr 'unsafe-hashes' 'sha256-MtxTLcyxVEJFNLEIqbVTaqR4WWr0+lYSZ78AzGmNsuA='; ",
  )
})

test("the hash of a style attribute is computed from its unescaped value", () => {
  expect(styleAttributes(`<html style="--a:&quot;b&#x27;&lt;&gt;&amp;quot;&quot;">`)).toEqual([
    `--a:"b'<>&quot;"`,
  ])
})

test("every response has the policy, with the reporting address if it is configured", () => {
  const services = { search: [], analytics: false, images: [], frames: [] }
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

test("the policy in a page's meta has no directives that are only valid in a header", () => {
  const policy = contentSecurityPolicy("<script>let a</script>", {
    search: [],
    analytics: false,
    images: [],
    frames: [],
    report: "https://reports.example/csp",
  })
  expect(policyOfMeta(`${policy}; sandbox`)).toBe(
    "default-src 'self'; script-src 'self' 'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='; style-src 'self'; " +
      "style-src-attr 'unsafe-hashes'; img-src 'self' data:; frame-src 'none'; font-src 'self' data:; connect-src 'self'; worker-src 'self'; " +
      "form-action 'self'; base-uri 'self'; object-src 'none'; require-trusted-types-for 'script'; trusted-types docs",
  )
})

test("only the site's Trusted Types policy is allowed, unless a tracker has its own", () => {
  const services = { search: [], images: [], frames: [] }
  const policy = contentSecurityPolicy("", { ...services, analytics: false })
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types docs$/)
  expect(contentSecurityPolicy("", { ...services, analytics: true })).not.toContain("trusted-types")
})

test("build.json describes the build", () => {
  expect(JSON.parse(buildFile(data, facts).text)).toEqual({
    version: "1.2",
    time: "2026-01-02T03:04:05.000Z",
    commit: "abc",
    pathPrefix: "/base",
    url: `${facts.siteUrl}/base/`,
    counts: { pages: 3, articles: 2, tags: 1 },
  })
})

test("text is escaped for XML", () => {
  expect(escapeXml(`<a b="c">&'\u0000🚀`)).toBe("&lt;a b=&quot;c&quot;&gt;&amp;&apos;🚀")
})
