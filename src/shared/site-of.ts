import { required } from "./required"

/** The site's metadata in the result of a query. */
export function siteOf<Metadata>({ site }: { site: { siteMetadata: Metadata } | null }): Metadata {
  return required(site, "site").siteMetadata
}
