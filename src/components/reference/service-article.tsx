import { graphql } from "gatsby"
import { site } from "../../browser/site"
import { DocArticle } from "../article/doc-article"
import type { ArticleContent } from "../article/article-content"
import { BuildCall } from "../call-builder/build-call"
import { InputSummary } from "./input-summary"
import { PinnedCall } from "./pinned-call"
import { ReferenceSections } from "./reference-sections"
import { ServiceFacts } from "./service-facts"

interface ServiceArticleProps {
  page: Queries.ServiceArticleFragment
  /** Origin of the site. */
  siteUrl: string
  content: ArticleContent
}

/** A service's page: its text, then the inputs and outputs of its module. */
export function ServiceArticle({ page, siteUrl, content }: ServiceArticleProps) {
  const { slug, module, catalogVersion, inputs, outputs, newest } = page
  const { catalogRepository: repository } = site
  const release =
    repository && module && catalogVersion ? { repository, module, version: catalogVersion } : null
  return (
    <DocArticle
      page={page}
      siteUrl={siteUrl}
      content={content}
      pinned={"html" in content && <PinnedCall html={content.html} />}
      summary={<InputSummary inputs={inputs} outputs={outputs.length} newest={newest} />}
      facts={
        <>
          <ServiceFacts
            slug={slug}
            release={release}
            lastChanged={page.lastChanged}
            newest={newest?.release}
          />
          {release && (
            <BuildCall
              slug={slug}
              repository={release.repository}
              releaseProblems={page.documentedReleaseProblems}
            />
          )}
        </>
      }
      reference={<ReferenceSections inputs={inputs} outputs={outputs} release={release} newest={newest} />}
    />
  )
}

export const serviceArticle = graphql`
  fragment ServiceArticle on DocPage {
    ...DocArticle
    module
    catalogVersion
    lastChanged
    documentedReleaseProblems {
      id
      title
    }
    inputs {
      ...InputEntry
    }
    outputs {
      name
      description
      sensitive
      deprecated
    }
    newest {
      release
      added {
        ...InputEntry
      }
      removed {
        name
        successors
      }
      changed {
        name
        details
      }
      addedOutputs
      removedOutputs
    }
  }
  fragment InputEntry on TerraformInput {
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
  }
`
