import { graphql } from "gatsby"
import type { ReactNode } from "react"
import type { ModuleRelease } from "../../shared/reference"
import { Article } from "../article/article"
import { PageFooter } from "../article/page-footer"
import { PageNotice } from "../article/page-meta"
import { Columns } from "../layout/columns"
import { Breadcrumbs } from "../navigation/breadcrumbs"
import { Pagination } from "../navigation/pagination"
import { TableOfContents } from "../navigation/table-of-contents"
import { TagList } from "../navigation/tag-list"
import { ReferenceSections } from "./reference-sections"
import { ServiceFacts } from "./service-facts"

interface ServiceArticleProps {
  page: Queries.ServiceArticleFragment
  /** Origin of the site. */
  siteUrl: string
  /** Trusted HTML of the Markdown pipeline, or rendered MDX. */
  content: { html: string } | { children: ReactNode }
}

/** A service's page: what it is, in prose, then what its module takes and gives. */
export function ServiceArticle({ page, siteUrl, content }: ServiceArticleProps) {
  const { headings, slug, title, module, catalogVersion } = page
  const release: ModuleRelease | null = module && catalogVersion ? { module, version: catalogVersion } : null
  return (
    <Columns aside={<TableOfContents headings={headings} place="margin" />}>
      <Article
        title={page.hideTitle ? undefined : title}
        path={slug}
        content={content}
        before={<Breadcrumbs items={page.breadcrumbs} />}
        lead={
          <>
            <ServiceFacts slug={slug} release={release} lastChanged={page.lastChanged} />
            <PageNotice appliesTo={page.appliesTo} />
            <TableOfContents headings={headings} place="fold" />
          </>
        }
        after={
          <>
            <ReferenceSections key={slug} inputs={page.inputs} outputs={page.outputs} release={release} />
            <TagList tags={page.tags.map(({ slug, label }) => ({ label, href: `/tags/${slug}` }))} />
            <PageFooter {...page} siteUrl={siteUrl} />
            <Pagination previous={page.previous} next={page.next} />
          </>
        }
      />
    </Columns>
  )
}

export const serviceArticle = graphql`
  fragment ServiceArticle on DocPage {
    ...DocArticle
    module
    inputs {
      name
      required
      type
      default
      nullable
      sensitive
      ephemeral
      deprecated
      description
      validations {
        condition
        message
      }
      attributes {
        path
        name
        depth
        type
        optional
        default
        description
      }
      sourceUrl
    }
    outputs {
      name
      description
      sensitive
      deprecated
      sourceUrl
    }
  }
`
