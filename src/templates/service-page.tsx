import { graphql, type PageProps } from "gatsby"
import { site } from "../browser/site"
import { DocArticle } from "../components/article/doc-article"
import { BuildCall } from "../components/call-builder/build-call"
import { InputSummary } from "../components/reference/input-summary"
import { PinnedCall } from "../components/reference/pinned-call"
import { ReferenceSections } from "../components/reference/reference-sections"
import { ServiceFacts } from "../components/reference/service-facts"
import { required } from "../shared/required"

export { Head } from "./doc-page"

/** A service's page: its text, then the inputs and outputs of its module. */
export default function ServicePage({ data, children }: PageProps<Queries.ServicePageQuery>) {
  const page = required(data.docPage, "docPage")
  const { slug, module, catalogVersion, inputs, outputs, newest } = page
  const { catalogRepository: repository } = site
  const release =
    repository && module && catalogVersion ? { repository, module, version: catalogVersion } : null
  return (
    <DocArticle
      page={page}
      pinned={<PinnedCall html={page.html} />}
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
    >
      {children}
    </DocArticle>
  )
}

export const query = graphql`
  query ServicePage($id: String!) {
    ...Frame
    docPage(id: { eq: $id }) {
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
