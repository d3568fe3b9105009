import { isTool, type Tool, tools } from "../../shared/tools"

/** A sample call on a service's page, as rendered by the Markdown pipeline. */
interface SampleCall {
  /** The tools that it is for. */
  tools: readonly Tool[]
  /** Trusted HTML of the lines. */
  html: string
}

const hcl = /<code class="language-hcl">([^]*?)<\/code>/
const panel = /role="tabpanel"[^>]*? data-value="([^"]+)"/g

/**
 * The calls in the section "Sample call": those in the tabs, each for the tool of its tab, and the call before the tabs, for
 * the other tools.
 */
export function findSample(pageHtml: string): SampleCall[] {
  const start = pageHtml.indexOf('id="sample-call"')
  if (start === -1) return []
  const end = pageHtml.indexOf("<h2", start)
  const section = pageHtml.slice(start, end === -1 ? undefined : end)
  const starts = Array.from(section.matchAll(panel), ({ index, 1: value = "" }) => ({ index, value }))
  const callIn = (from: number, to?: number) => hcl.exec(section.slice(from, to))?.[1]

  const own = starts.flatMap(({ index, value }, place): SampleCall[] => {
    const html = callIn(index, starts[place + 1]?.index)
    return html !== undefined && isTool(value) ? [{ tools: [value], html }] : []
  })
  const shared = callIn(0, starts[0]?.index)
  if (shared === undefined) return own
  const others = tools.filter((tool) => !own.some((call) => call.tools.includes(tool)))
  return [{ tools: others, html: shared }, ...own]
}
