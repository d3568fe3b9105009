import { article } from "./article"
import { doc } from "./doc"
import type { PageKind } from "./page-kind"
import { service } from "./service"

/** All kinds of pages. A file belongs to the kind of the folder that it is in. */
export const pageKinds = { doc, article, service }

export type PageKindName = keyof typeof pageKinds

/** The fields that the front matter of a kind has when it is parsed. */
export type FrontMatterOf<Name extends PageKindName> =
  (typeof pageKinds)[Name] extends PageKind<infer Fields> ? Fields : never

/** The rules for pages of a kind. */
export function kindOf({ kind }: { kind: PageKindName }): PageKind {
  return pageKinds[kind]
}
