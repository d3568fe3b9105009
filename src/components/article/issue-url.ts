/**
 * Address of a prefilled new issue about a page, in the repository of the docs' source.
 * @returns `undefined` if the source is not on GitHub
 */
export function issueUrl(
  editBase: string | undefined,
  page: { title: string; address: string },
): string | undefined {
  const repository = /^https:\/\/github\.com\/[^/]+\/[^/]+/.exec(editBase ?? "")?.[0]
  if (!repository) return undefined
  const fields = new URLSearchParams({
    title: `Feedback: ${page.title}`,
    body: `Page: ${page.address}\n\nWhat is missing, wrong or unclear?\n\n`,
  })
  return `${repository}/issues/new?${fields}`
}
