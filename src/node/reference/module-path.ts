import { isOfKind, type ContentDocument } from "../content/document"

/** The path of a service's module, as in a `source`: that of its front matter, or else that of its folder. `undefined` for other pages. */
export function modulePath(document: ContentDocument): string | undefined {
  if (!isOfKind(document, "service")) return undefined
  const folder = document.id.split("/").slice(-2).join("/")
  return document.frontMatter.module?.replace(/^\/|\/$/g, "") ?? `modules/${folder}`
}
