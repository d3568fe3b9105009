import { Link } from "../ui/link"
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
  /** Address of the printable page of the whole section; only on the section's index. */
  printHref?: string
}

/** Information about the page, and actions such as edit, print and copy. */
export function PageFooter({ title, slug, siteUrl, editUrl, lastUpdated, printHref }: PageFooterProps) {
  return (
    <PageMeta editHref={editUrl} lastUpdated={lastUpdated}>
      {printHref !== undefined && (
        <div>
          <Link to={printHref}>Print the whole section</Link>
        </div>
      )}
      <CopyMarkdown href={markdownPath(slug)} />
      <Feedback title={title} path={slug} url={absoluteUrl(siteUrl, slug)} />
    </PageMeta>
  )
}
