import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { site } from "../../site.config"
import { DocArticle } from "../article/doc-article"
import { BuildCall } from "../call-builder/build-call"
import { BelowFirstScreen } from "../ui/below-first-screen"
import { InputSummary } from "./input-summary"
import { PinnedCall } from "./pinned-call"
import { ReferenceSections } from "./reference-sections"
import { ServiceFacts } from "./service-facts"

interface ServiceArticleProps {
  page: Queries.ServiceArticleFragment
  /** Origin of the site. */
  siteUrl: string
  /** Trusted HTML of the Markdown pipeline, or rendered MDX. */
  content: { html: string } | { children: ReactNode }
  /** Whether the page is painted without inputs and outputs first: rendering hundreds of them takes longer than the rest. */
  delaysReference: boolean
}

/** A service's page: its text, then the inputs and outputs of its module. */
export function ServiceArticle({ page, siteUrl, content, delaysReference }: ServiceArticleProps) {
  const { slug, module, catalogVersion, inputs, outputs, newest } = page
  const repository: string | undefined = site.catalogRepository
  const release =
    repository && module && catalogVersion ? { repository, module, version: catalogVersion } : null
  return (
    <DocArticle
      page={page}
      siteUrl={siteUrl}
      content={content}
      pinned={"html" in content && <PinnedCall html={content.html} />}
      summary={<InputSummary inputs={inputs} outputs={outputs.length} />}
      facts={
        <>
          <ServiceFacts
            slug={slug}
            release={release}
            lastChanged={page.lastChanged}
            newest={newest?.release}
          />
          {release && <BuildCall key={slug} slug={slug} repository={release.repository} />}
        </>
      }
      reference={
        <BelowFirstScreen delayed={delaysReference}>
          <ReferenceSections key={slug} inputs={inputs} outputs={outputs} release={release} newest={newest} />
        </BelowFirstScreen>
      }
    />
  )
}

export const serviceArticle = graphql`
  fragment ServiceArticle on DocPage {
    ...DocArticle
    module
    catalogVersion
    lastChanged
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
`
