import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { TagList } from "../navigation/tag-list"
import { ExternalLink } from "../ui/external-link"
import { TitleText } from "../ui/title-text"
import { type ArticleKind, articleKindLabels } from "../../shared/article-kinds"
import { site } from "../../browser/site"
import { ArticleRecord, type ArticleRecordProps } from "./article-record"
import { ArticleState } from "./article-state"

interface ArticleHeaderProps extends ArticleRecordProps {
  number: number
  title: string
  kind: ArticleKind
  answered: boolean
  /** Versions or products that the answer applies to. */
  appliesTo?: string | null
  tags: readonly { slug: string; label: string }[]
  /** The full question, shown below the title. */
  children?: ReactNode
}

/** The question in a panel, and its state in one line. */
export function ArticleHeader({
  number,
  title,
  kind,
  answered,
  appliesTo,
  tags,
  children,
  ...record
}: ArticleHeaderProps) {
  return (
    <Plate>
      <Mark aria-hidden="true">?</Mark>
      <div>
        <h1>
          <TitleText runs={[{ text: title }]} />
        </h1>
        {children && <Question id="question">{children}</Question>}
        <Facts>
          <li>
            <ArticleState answered={answered} />
          </li>
          <li>{articleKindLabels[kind]}</li>
          {appliesTo && <li>Applies to: {appliesTo}</li>}
          {site.discussions && (
            <li>
              <ExternalLink href={`${site.discussions}/${number}`}>Discussion #{number}</ExternalLink>
            </li>
          )}
        </Facts>
        <ArticleRecord {...record} />
        <Tags>
          <TagList tags={tags} />
        </Tags>
      </div>
    </Plate>
  )
}

const Plate = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-4);
  max-width: var(--measure);
  margin-block-end: var(--space-5);
  padding: var(--space-5);
  border: 1px solid var(--color-rule);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  & h1 {
    margin-block-end: var(--space-3);
    font-size: var(--text-2xl);
  }
  @media (width < 40em) {
    display: block;
    padding: var(--space-4);
  }
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border: 1.5px solid var(--color-accent);
  border-radius: 50%;
  color: var(--color-accent);
  font-size: var(--text-lg);
  font-weight: 600;
  line-height: 1;
  @media (width < 40em) {
    display: none;
  }
`

const Question = styled.div`
  margin-block-end: var(--space-4);
`

/* Every fact has a rule before it; at the start of a line, the rule is clipped. */
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(1px - 0.75rem) -0.75rem;
  overflow-x: clip;
  font-size: var(--text-sm);
  line-height: 1.75;
  list-style: none;
  & > li {
    position: relative;
    margin-inline: -1px 1px;
    padding-inline: 0.75rem;
  }
  & > li::before {
    content: "";
    position: absolute;
    inset-block: 0.45em;
    inset-inline-start: 0;
    width: 1px;
    background: var(--color-control);
  }
  & a {
    padding-block: 0.7em;
  }
`

const Tags = styled.div`
  & > div {
    margin-block-start: var(--space-3);
  }
`
