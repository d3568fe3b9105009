/** The site and its search for search engines. Addresses are absolute. */
export function webSite(site: { title: string; organization: string; home: string; search: string }): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.title,
    url: site.home,
    publisher: { "@type": "Organization", name: site.organization },
    potentialAction: {
      "@type": "SearchAction",
      target: `${site.search}?q={search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  }
}

/** A page's breadcrumbs for search engines. Items without a page are omitted, because each item needs an address. */
export function breadcrumbList(trail: readonly { label: string; url: string | undefined }[]): object {
  const steps = trail.filter(({ url }) => url !== undefined)
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, url }, position) => ({
      "@type": "ListItem",
      position: position + 1,
      name: label,
      item: url,
    })),
  }
}

/**
 * A question with its answer, if it has an accepted one, for search engines.
 * @param url absolute address of the page
 */
export function questionPage(
  article: { title: string; question: string; answer: string; answered: boolean },
  url: string,
): object {
  return {
    "@context": "https://schema.org",
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: article.title,
      text: article.question || article.title,
      answerCount: article.answered ? 1 : 0,
      ...(article.answered
        ? { acceptedAnswer: { "@type": "Answer", text: article.answer, url: `${url}#answer` } }
        : {}),
    },
  }
}

/** A page of documentation for search engines. Addresses are absolute. */
export function techArticle(
  page: { title: string; description: string; lastUpdated: string | null },
  { url, language, organization }: { url: string; language: string; organization: string },
): object {
  return {
    "@context": "https://schema.org",
    "@type": "TechArticle",
    headline: page.title,
    description: page.description,
    url,
    inLanguage: language,
    ...(page.lastUpdated === null ? {} : { dateModified: page.lastUpdated }),
    author: { "@type": "Organization", name: organization },
    publisher: { "@type": "Organization", name: organization },
  }
}

/** A page of questions with their answers for search engines. */
export function faqPage(
  questions: readonly { id: string; question: string; answer: string }[],
  url: string,
): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ id, question, answer }) => ({
      "@type": "Question",
      name: question,
      url: `${url}#${id}`,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }
}

/** JSON for a script element: text that would close the element is escaped. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replace(/</g, "\\u003c")
}
