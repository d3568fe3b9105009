import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { isPlanPart } from "../../shared/plan"
import { Columns } from "../layout/columns"
import { articleContent } from "./article-content"
import { Breadcrumbs } from "../navigation/breadcrumbs"
import { Pagination } from "../navigation/pagination"
import { SectionCards } from "../navigation/section-cards"
import { TableOfContents } from "../navigation/table-of-contents"
import { PlanPartLink } from "../plan/plan-part-link"
import { TagList } from "../navigation/tag-list"
import { BuiltHtml } from "../ui/built-html"
import { Article } from "./article"
import { PageFooter } from "./page-footer"
import { PageNotice } from "./page-notice"

interface DocArticleProps {
  page: Queries.DocArticleFragment
  /** The text of an MDX page; absent for other pages, whose text is HTML. */
  children?: ReactNode
  /** Content directly below the title: facts about the page's subject. */
  facts?: ReactNode
  /** Address of the printable page of the whole section; only on the section's index. */
  printHref?: string
  /** Content above the text, below notices and table of contents. */
  summary?: ReactNode
  /** Content in the margin below the table of contents. */
  pinned?: ReactNode
  /** Generated content after the text. */
  reference?: ReactNode
}

/** A documentation page: breadcrumbs, text, and links to related pages. */
export function DocArticle({
  page,
  children,
  facts,
  printHref,
  summary,
  pinned,
  reference,
}: DocArticleProps) {
  const { heading, headings, slug } = page
  return (
    <Columns
      aside={
        <>
          <TableOfContents headings={headings} place="margin" />
          {pinned}
        </>
      }
    >
      <Article
        title={heading ?? undefined}
        path={slug}
        content={articleContent(children, page.html)}
        before={<Breadcrumbs items={page.breadcrumbs} />}
        beside={isPlanPart(page.place) && <PlanPartLink part={page.place} />}
        lead={
          <>
            {facts}
            {page.guideFacts && <BuiltHtml className="markdown" html={page.guideFacts} />}
            <PageNotice {...page} />
            <TableOfContents headings={headings} place="bar" />
            {summary}
          </>
        }
        after={
          <>
            {reference}
            <SectionCards label="Pages in this section" pages={page.sectionPages} />
            <SectionCards
              label="Related articles"
              titled
              pages={page.relatedArticles.map(({ slug, title }) => ({ label: title, href: slug }))}
            />
            <Pagination previous={page.previous} next={page.next} />
            <TagList tags={page.tags} />
            <PageFooter {...page} printHref={printHref} />
          </>
        }
      />
    </Columns>
  )
}

export const docArticle = graphql`
  fragment DocArticle on DocPage {
    title
    heading
    metaTitle
    slug
    description
    keywords
    image
    unlisted
    guideFacts
    ...PageNotice
    place
    lastUpdated
    questions {
      id
      question
      answer
    }
    editUrl
    headings {
      id
      text
      level
    }
    tags {
      slug
      label
    }
    sidebar {
      ...Sidebar
    }
    editions {
      locale
      version
      href
    }
    breadcrumbs {
      label
      href
    }
    previous {
      label
      href
    }
    next {
      label
      href
    }
    relatedArticles {
      slug
      title
    }
    sectionPages {
      label
      href
      description
    }
    html
  }
`
