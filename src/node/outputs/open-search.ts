import { escapeXml } from "./escape-xml"
import { textFile, type OutputFile } from "./output-file"
import { absoluteUrl, type BuildFacts } from "./output-pages"
import { outputPaths } from "./output-paths"

/** `opensearch.xml`: lets a browser search the site from its address bar. */
export function openSearch(facts: BuildFacts): OutputFile {
  const template = `${absoluteUrl(facts, "/search")}?q={searchTerms}`
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeXml(facts.title.slice(0, 16))}</ShortName>`,
    `  <Description>${escapeXml(`Search ${facts.title}`)}</Description>`,
    "  <InputEncoding>UTF-8</InputEncoding>",
    `  <Image width="32" height="32" type="image/x-icon">${escapeXml(absoluteUrl(facts, "/favicon.ico"))}</Image>`,
    `  <Url type="text/html" template="${escapeXml(template)}"/>`,
    "</OpenSearchDescription>",
  ]
  return textFile(outputPaths.openSearch, `${lines.join("\n")}\n`)
}
