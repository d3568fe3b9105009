import { expect, test } from "vitest"
import { breadcrumbList, faqPage, questionPage, scriptJson, techArticle, webSite } from "./structured-data"

test("a breadcrumb without a page is omitted", () => {
  const trail = [
    { label: "Guides", url: "https://a.org/docs/guides/" },
    { label: "A group", url: undefined },
    { label: "A page", url: "https://a.org/docs/guides/page" },
  ]
  expect(JSON.parse(scriptJson(breadcrumbList(trail)))).toMatchObject({
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Guides", item: "https://a.org/docs/guides/" },
      { "@type": "ListItem", position: 2, name: "A page", item: "https://a.org/docs/guides/page" },
    ],
  })
})

test("the search address contains the placeholder for the query", () => {
  const site = { title: "Docs", organization: "A", home: "https://a.org/", search: "https://a.org/search" }
  expect(webSite(site)).toMatchObject({
    url: "https://a.org/",
    potentialAction: { target: "https://a.org/search?q={search_term_string}" },
  })
})

test("text cannot close the script element", () => {
  expect(scriptJson({ name: "</script><b>" })).toBe('{"name":"\\u003c/script>\\u003cb>"}')
})

test("a documentation page has its subject and the date of its last change", () => {
  const page = { title: "Deploy", description: "How.", lastUpdated: "2026-01-02" }
  const site = { url: "https://docs.example.com/deploy", language: "en", organization: "Example" }
  expect(techArticle(page, site)).toMatchObject({
    "@type": "TechArticle",
    headline: "Deploy",
    description: "How.",
    url: "https://docs.example.com/deploy",
    inLanguage: "en",
    dateModified: "2026-01-02",
  })
  expect(techArticle({ ...page, lastUpdated: null }, site)).not.toHaveProperty("dateModified")
})

test.each([
  [true, { answerCount: 1, acceptedAnswer: { "@type": "Answer", text: "Because.", url: "/3#answer" } }],
  [false, { answerCount: 0 }],
])(
  "a question with an accepted answer (%s) says so; without a text, its title is the question",
  (answered, rest) => {
    const article = { title: "Why?", question: "", answer: "Because.", answered }
    expect(questionPage(article, "/3")).toEqual({
      "@context": "https://schema.org",
      "@type": "QAPage",
      mainEntity: { "@type": "Question", name: "Why?", text: "Why?", ...rest },
    })
  },
)

test("a FAQ page contains each question with its answer and address", () => {
  const questions = [{ id: "why", question: "Why?", answer: "Because." }]
  expect(faqPage(questions, "https://docs.example.com/faq/")).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "Why?",
        url: "https://docs.example.com/faq/#why",
        acceptedAnswer: { "@type": "Answer", text: "Because." },
      },
    ],
  })
})
