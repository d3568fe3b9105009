import styled from "@emotion/styled"
import { CardGrid, CardLink, CardPlate, CardText } from "../ui/card"
import { effortText } from "./effort"

/** A reader's goal, and the guide for it. */
interface Goal {
  want: string
  outcome: string
  /** Final path of the guide. */
  href: string
  time?: string | null
  steps: number
  words: number
}

interface GoalsProps {
  /** Id of the heading. */
  id: string
  title: string
  goals: readonly Goal[]
}

/** A group of goals, each with its result and its effort. */
export function Goals({ id, title, goals }: GoalsProps) {
  return (
    <Group aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <CardGrid data-columns="3">
        {goals.map(({ want, outcome, href, ...effort }) => (
          <li key={href}>
            <CardPlate>
              <CardLink href={href}>{want}</CardLink>
              <CardText>{outcome}</CardText>
              <Effort>{effortText(effort)}</Effort>
            </CardPlate>
          </li>
        ))}
      </CardGrid>
    </Group>
  )
}

const Group = styled.section`
  margin-block: var(--space-6);
  & > h2 {
    margin-block-end: var(--space-3);
    font-size: var(--text-lg);
  }
`

const Effort = styled(CardText)`
  margin-block-start: auto;
  padding-block-start: var(--space-2);
  font-variant-numeric: tabular-nums;
  &::first-letter {
    text-transform: uppercase;
  }
`
