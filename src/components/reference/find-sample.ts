import { isTool, type Tool } from "../../shared/tools"

/** A sample call on a service's page, as rendered by the Markdown pipeline. */
export interface SampleCall {
  tool: Tool
  /** Trusted HTML of the lines. */
  html: string
}

/** The calls in the section "Sample call", one for each tool that the page has a sample for. */
export function findSample(pageHtml: string): SampleCall[] {
  const start = pageHtml.indexOf('id="sample-call"')
  if (start === -1) return []
  const end = pageHtml.indexOf("<h2", start)
  const section = pageHtml.slice(start, end === -1 ? undefined : end)
  const panels = section.matchAll(
    /role="tabpanel"[^>]*? data-value="([^"]+)"[^]*?<code[^>]*>([^]*?)<\/code>/g,
  )
  return Array.from(panels).flatMap(([, tool = "", html = ""]) => (isTool(tool) ? [{ tool, html }] : []))
}
