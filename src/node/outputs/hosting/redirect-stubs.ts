import { escapeXml } from "../escape-xml"
import { textFile, type OutputFile } from "../output-file"
import type { BuildFacts } from "../output-pages"
import { encodedTarget, type Redirect } from "./host-rules"

/** A redirecting page at each old address, under both file names that hosts look for, for hosts without redirects. */
export function redirectStubs(redirects: readonly Redirect[], facts: BuildFacts): OutputFile[] {
  return redirects.flatMap(({ from, to }) => {
    const isInternal = to.startsWith("/")
    const path = escapeXml((isInternal ? facts.pathPrefix : "") + encodedTarget(to))
    const target = isInternal ? facts.siteUrl + path : path
    const text = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>This page moved</title>
    <meta name="robots" content="noindex" />
    <link rel="canonical" href="${target}" />
    <meta http-equiv="refresh" content="0; url=${path}" />
  </head>
  <body>
    <p>This page moved to <a href="${path}">${target}</a>.</p>
  </body>
</html>
`
    return [`${from}/index.html`, `${from}.html`].map((address) => textFile(address, text))
  })
}
