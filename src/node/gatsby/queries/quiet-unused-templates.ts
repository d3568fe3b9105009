import type reporter from "gatsby-cli/lib/reporter"

const unusedTemplate =
  /^The GraphQL query in the non-page component "[^"]*\/src\/templates\/[^"/]+" will not be run\.$/
const advice = "Exported queries are only executed for page components."

/**
 * Suppresses the warnings about templates without pages, which Gatsby prints in each build and after each
 * save in the preview, and which look like errors. Its warnings about queries in other files are kept.
 */
export function quietUnusedTemplates(output: Pick<typeof reporter, "warn" | "log">): void {
  const { warn, log } = output
  output.warn = (text) => {
    if (text === undefined || !unusedTemplate.test(text)) warn.call(output, text)
  }
  output.log = (text) => {
    if (!text?.includes(advice)) log.call(output, text)
  }
}
