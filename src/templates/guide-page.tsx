import { graphql, type PageProps } from "gatsby"
import { useMemo } from "react"
import { DocArticle } from "../components/article/doc-article"
import { Goals } from "../components/navigation/goals"
import { StepBar, StepDone } from "../components/navigation/walkthrough"
import { required } from "../shared/required"

export { Head } from "./doc-page"

/** A page that lists goals, or that leads through the steps of a task. */
export default function GuidePage({ data, children }: PageProps<Queries.GuidePageQuery>) {
  const page = required(data.docPage, "docPage")
  const { walkthrough } = page
  const goals = useMemo(
    () => page.goals.map((group, index) => ({ ...group, id: `goals-${index + 1}` })),
    [page],
  )
  /** The page with its goals in the table of contents, above the headings of the text. */
  const listed = useMemo(() => {
    const titles = goals.map(({ id, title }) => ({ id, text: title, level: 2 }))
    return { ...page, headings: [...titles, ...page.headings] }
  }, [page, goals])
  return (
    <DocArticle
      page={listed}
      facts={walkthrough && <StepBar {...walkthrough} />}
      summary={goals.map((group) => (
        <Goals key={group.id} {...group} />
      ))}
      reference={walkthrough && <StepDone {...walkthrough} />}
    >
      {children}
    </DocArticle>
  )
}

export const query = graphql`
  query GuidePage($id: String!) {
    ...Frame
    docPage(id: { eq: $id }) {
      ...DocArticle
      goals {
        title
        goals {
          want
          outcome
          href
          time
          steps
          words
        }
      }
      walkthrough {
        position
        steps
      }
    }
  }
`
