import styled from "@emotion/styled"
import { PlanAccounts } from "./plan-accounts"
import { PlanNetwork } from "./plan-network"
import type { PlanLinks } from "./plan-parts"
import { PlanPipeline } from "./plan-pipeline"

/** The plan of a production setup: three numbered views, which are stacked in narrow windows. */
export function Plan({ links }: { links: PlanLinks }) {
  return (
    <Sheet>
      <Views>
        <PlanAccounts links={links} />
        <PlanNetwork links={links} />
        <PlanPipeline links={links} />
      </Views>
      <figcaption>
        A production setup on AWS, drawn before it is built.
        {Object.keys(links).length > 0 && " Each part opens the page that explains it."}
      </figcaption>
    </Sheet>
  )
}

const Sheet = styled.figure`
  max-width: max(46rem, 60vw);
  border: 1px solid var(--color-control);
  background: var(--color-surface);
  & > figcaption {
    padding: var(--space-2) var(--space-4);
    border-top: 1px solid var(--color-control);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`

const Views = styled.div`
  display: grid;
  & > figure + figure {
    border-top: 1px solid var(--color-rule);
  }
  @media (width >= 40em) {
    grid-template: auto 1fr / 1fr 1fr;
    & > figure:nth-of-type(2) {
      grid-area: 1 / 2 / 3 / 3;
      border-top: 0;
      border-inline-start: 1px solid var(--color-rule);
    }
  }
`
