import styled from "@emotion/styled"
import type { ReactNode } from "react"

type ColumnsProps = { children: ReactNode } & (
  | { aside?: ReactNode; wide?: undefined } // `aside` is beside the sheet in wide windows: the table of contents
  | { aside?: undefined; wide: true } // the content takes the space of the margin, as lists and tools do
)

/** The sheet with the article, and the margin beside it. */
export function Columns({ children, aside, wide }: ColumnsProps) {
  return (
    <Grid data-wide={wide ? "" : undefined}>
      <Sheet>{children}</Sheet>
      {!wide && <Margin>{aside}</Margin>}
    </Grid>
  )
}

const Grid = styled.div`
  display: flex;
  flex: 1;
  @media (width >= 75em) {
    &:not([data-wide], :has(> :empty)) {
      /* The margin has its column before its HTML arrives, so that the sheet does not move */
      display: grid;
      grid-template-columns: minmax(0, 1fr) var(--contents-width);
      /* Without a sidebar, the space before the sheet is as wide as the margin after it */
      div:not([data-sidebar]) > main > & {
        padding-inline-start: var(--contents-width);
      }
    }
  }
`

const Sheet = styled.div`
  flex: 1;
  min-width: 0;
  padding: var(--space-5) var(--gutter) var(--space-7);
  background: var(--color-surface);
  & > * {
    max-width: var(--article-width);
  }
  [data-wide] > & > * {
    max-width: 64rem;
  }
  @media (width > 62.25em) {
    --sheet-margin: clamp(2rem, 4.5vw, 4rem);
    padding: var(--space-6) var(--sheet-margin) var(--space-8);
    & > * {
      margin-inline: auto;
    }
    div[data-sidebar] > main > * > & {
      border-inline-start: 1px solid var(--color-rule);
    }
  }
  @media (width >= 75em) {
    border-inline: 1px solid var(--color-rule);
  }
  /* No line where the sheet ends at the edge of the window */
  @media (width <= 90em) {
    div:not([data-sidebar]) > main > * > &:not(:has(+ :not(:empty))) {
      border-inline: 0;
    }
    [data-wide] > & {
      border-inline-end: 0;
    }
  }
  @media print {
    padding: 0;
    border: 0;
  }
`

const Margin = styled.div`
  @media (width < 75em) {
    display: none;
  }
  @media (width >= 75em) {
    position: sticky;
    top: var(--sticky-top);
    align-self: flex-start;
    width: var(--contents-width);
    max-height: calc(100dvh - var(--sticky-top));
    padding-block: var(--space-6) var(--space-5);
    padding-inline: var(--space-5) var(--space-4);
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--color-rule) transparent;
    transition: top var(--motion);
    & * {
      scroll-margin-top: 0;
    }
    div:not([data-sidebar]) > main > * > &:empty {
      display: none;
    }
    html[data-header="hidden"] & {
      top: 0;
      max-height: 100dvh;
    }
  }
  /* A margin with code extends to the edge of the window */
  @media (width >= 102em) {
    &:has(> [data-pinned-call]) {
      width: calc(var(--contents-width) + (100vw - var(--page-width)) / 2 - var(--gutter));
      margin-inline-end: calc((var(--page-width) - 100vw) / 2 + var(--gutter));
    }
  }
`
