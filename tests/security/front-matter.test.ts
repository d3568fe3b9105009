import { expect, test } from "vitest"
import { feeds } from "../../src/node/outputs/feed"
import { redirectStubs } from "../../src/node/outputs/hosting/redirect-stubs"
import type { BuildFacts } from "../../src/node/outputs/output-pages"
import { sitemap } from "../../src/node/outputs/sitemap"
import {
  breadcrumbList,
  faqPage,
  questionPage,
  scriptJson,
  techArticle,
} from "../../src/shared/structured-data"
import { site } from "../../src/site.config"

const attack = `</script></title>"'><script>alert(1)</script>`

test("a title cannot close the script or the element that contains it", () => {
  const page = { title: attack, description: attack, lastUpdated: null }
  const facts = [
    techArticle(page, { url: attack, language: "en", organization: attack }),
    breadcrumbList([{ label: attack, url: "https://a.example/" }]),
    faqPage([{ id: attack, question: attack, answer: attack }], attack),
    questionPage({ title: attack, question: attack, answer: attack, answered: true }, attack),
  ]
  for (const fact of facts) expect(scriptJson(fact)).not.toContain("<")
})

test("feeds, the sitemap and redirect stubs contain titles and addresses as escaped text", () => {
  const page = {
    slug: `/${attack}`,
    title: attack,
    description: attack,
    markdown: "",
    lastUpdated: null,
    unlisted: false,
    tags: [],
  }
  const data = { pages: [page], articles: [{ ...page, number: 1, related: [] }], tags: [], sitePages: [] }
  const facts: BuildFacts = {
    title: attack,
    tagline: attack,
    siteUrl: "https://docs.example.com",
    pathPrefix: "",
    version: "1",
    commit: null,
    time: new Date(0),
    site: { sections: [], locales: site.locales, versions: site.versions },
  }
  const files = [
    ...feeds(data, facts),
    ...sitemap(data, facts),
    ...redirectStubs([{ from: "/old", to: `https://a.example/${attack}` }], facts),
  ]
  expect(files.length).toBeGreaterThan(3)
  for (const { path, text } of files) expect(text, path).not.toMatch(/<script|<\/title>"/)
})
