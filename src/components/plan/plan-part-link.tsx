import styled from "@emotion/styled"
import { planPartNames, type PlanPart } from "../../shared/plan"
import { Link } from "../ui/link"
import { PlanThumbnail } from "./plan-thumbnail"

interface PlanPartLinkProps {
  part: PlanPart
}

/** Shows the page's part of the plan, with a link to the plan on the home page. */
export function PlanPartLink({ part }: PlanPartLinkProps) {
  return (
    <StyledLink to="/">
      <PlanThumbnail part={part} />
      <span>
        You are here: <strong>{planPartNames[part]}</strong>
      </span>
    </StyledLink>
  )
}

const StyledLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: 1.4;
  text-decoration: none;
  &:hover {
    color: var(--color-accent);
  }
  /* Beside the title: two lines, the drawing at the edge of the article */
  @container (width >= 43rem) {
    flex-direction: row-reverse;
    max-width: 19rem;
    text-align: end;
    & strong {
      display: block;
    }
  }
`
