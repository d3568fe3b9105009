import { outlineOf } from "./read-markdown"
import { renderMarkdown } from "./render-markdown"
import { noVersionTables } from "../content/settings/version-table"
import type { MarkdownSource, Outline } from "./types"
import type { RenderContext } from "./render-inputs"

/** Resolves addresses the way a site below `/prefix` does, and sizes the images whose names say how large they are. */
export const testContext: RenderContext = {
  versionTables: noVersionTables,
  resolveLink(url) {
    if (url.startsWith("#")) return { href: url, kind: "anchor" }
    if (url.includes("/private")) return { href: url, kind: "external", subscribers: "repository" }
    if (url.includes("/cis")) return { href: url, kind: "external", subscribers: "compliance" }
    if (/^(?:[a-z]+:|\/\/)/.test(url)) return { href: url, kind: "external" }
    return { href: `/prefix${url}`, kind: url.endsWith(".zip") ? "asset" : "page" }
  },
  resolveImage(url) {
    const [, width, height] = /(\d+)x(\d+)\.png$/.exec(url) ?? []
    if (width === undefined || height === undefined) return Promise.resolve(undefined)
    return Promise.resolve({
      src: `/prefix/static/${url}`,
      srcSet: `/prefix/static/${url} 1x`,
      sizes: "100vw",
      width: Number(width),
      height: Number(height),
    })
  },
}

/** Renders a body as an `.md` file. */
export function render(body: string, context = testContext): Promise<string> {
  return renderMarkdown({ file: "docs/page.md", format: "md", body, bodyLine: 1 }, context)
}

/** The outline of a body that starts on its file's first line. */
export function outline(body: string, overrides: Partial<MarkdownSource> = {}): Outline {
  return outlineOf({ file: "docs/page.md", format: "md", body, bodyLine: 1, ...overrides })
}

/** Markup without icons, for tests of anything else. */
export function withoutIcons(html: string): string {
  return html.replace(/<svg class="[\w-]+-icon".*?<\/svg>/gs, "")
}
