import { graphql } from "gatsby"
import { useMemo } from "react"
import { Goals } from "../navigation/goals"
import { StepBar, StepDone } from "../navigation/walkthrough"
import { DocArticle } from "./doc-article"
import type { ArticleContent } from "./article-content"

interface GuideArticleProps {
  page: Queries.GuideArticleFragment
  /** Origin of the site. */
  siteUrl: string
  content: ArticleContent
}

/** A guide page that lists goals, or that leads through the steps of a task. */
export function GuideArticle({ page, siteUrl, content }: GuideArticleProps) {
  const { walkthrough } = page
  const goals = page.goals.map((group, index) => ({ ...group, id: goalsId(index) }))
  const listed = useMemo(() => withGoals(page), [page])
  return (
    <DocArticle
      page={listed}
      siteUrl={siteUrl}
      content={content}
      facts={walkthrough && <StepBar {...walkthrough} />}
      summary={goals.map((group) => (
        <Goals key={group.id} {...group} />
      ))}
      reference={walkthrough && <StepDone {...walkthrough} />}
    />
  )
}

/** The page with its goals in the table of contents, above the headings of the text. */
function withGoals(page: Queries.GuideArticleFragment): Queries.GuideArticleFragment {
  const titles = page.goals.map(({ title }, index) => ({ id: goalsId(index), text: title, level: 2 }))
  return { ...page, headings: [...titles, ...page.headings] }
}

function goalsId(index: number): string {
  return `goals-${index + 1}`
}

export const guideArticle = graphql`
  fragment GuideArticle on DocPage {
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
`
