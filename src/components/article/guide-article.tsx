import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Goals } from "../navigation/goals"
import { StepBar, StepDone } from "../navigation/walkthrough"
import { DocArticle } from "./doc-article"

interface GuideArticleProps {
  page: Queries.GuideArticleFragment
  /** Origin of the site. */
  siteUrl: string
  /** Trusted HTML of the Markdown pipeline, or rendered MDX. */
  content: { html: string } | { children: ReactNode }
}

/** A guide page that lists goals, or that leads through the steps of a task. */
export function GuideArticle({ page, siteUrl, content }: GuideArticleProps) {
  const { slug, goals, walkthrough } = page
  return (
    <DocArticle
      page={page}
      siteUrl={siteUrl}
      content={content}
      facts={walkthrough && <StepBar key={slug} {...walkthrough} />}
      summary={goals.map((group) => (
        <Goals key={group.title} {...group} />
      ))}
      reference={walkthrough && <StepDone key={slug} {...walkthrough} />}
    />
  )
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
      label
      position
      steps
    }
  }
`
