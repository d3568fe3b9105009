import { markdownPath } from "../../shared/paths"
import { absoluteUrl } from "../layout/absolute-url"
import { CopyMarkdown } from "./copy-markdown"
import { Feedback } from "./feedback"
import { PageMeta } from "./page-meta"

interface PageFooterProps {
  title: string
  slug: string
  siteUrl: string
  editUrl: string | null
  lastUpdated: string | null
}

/** The page's own data, and what can be done with the page. */
export function PageFooter({ title, slug, siteUrl, editUrl, lastUpdated }: PageFooterProps) {
  return (
    <PageMeta editHref={editUrl} lastUpdated={lastUpdated}>
      <CopyMarkdown href={markdownPath(slug)} />
      <Feedback title={title} path={slug} url={absoluteUrl(siteUrl, slug)} />
    </PageMeta>
  )
}
