/** A page's breadcrumbs for search engines. Addresses are absolute. */
export function breadcrumbList(
  trail: readonly { label: string; href?: string | null }[],
  siteUrl: string,
): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, href }, position) => ({
      "@type": "ListItem",
      position: position + 1,
      name: label,
      ...(href ? { item: siteUrl + href } : {}),
    })),
  }
}

/** A question and its answer for search engines. Without an accepted answer the question stands alone. */
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

/** JSON for a script element: text that would end the element is escaped. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replace(/</g, "\\u003c")
}
