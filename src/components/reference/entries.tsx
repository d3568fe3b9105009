import styled from "@emotion/styled"

/** The list of a module's inputs or outputs, with the styles for the entries' classes. */
export const Entries = styled.dl`
  && {
    max-width: var(--article-width);
    margin-block-start: var(--space-3);
    border-top: 1px solid var(--color-control);
  }
  & > [data-entry] {
    /* A line below the entry's text is kept free for the tools, so that they move and cover nothing when they appear */
    padding-block: var(--space-3) var(--space-5);
    border-bottom: 1px solid var(--color-rule);
    position: relative;
    /* Entries outside the window get no layout, so that a filter over hundreds of entries is fast */
    content-visibility: auto;
    contain-intrinsic-size: auto 6rem;
  }
  & > [data-leading] {
    content-visibility: visible;
  }
  & [data-entry]:target,
  & [data-row]:target {
    background-color: var(--color-accent-soft);
    box-shadow:
      8px 0 var(--color-accent-soft),
      -8px 0 var(--color-accent-soft),
      calc(-11px * var(--forward)) 0 var(--color-accent);
  }
  & dt {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    font-weight: 400;
  }
  & dd {
    margin: 0;
    max-width: var(--measure);
    font-size: var(--text-sm);
    line-height: 1.55;
  }
  & dt code {
    padding: 0;
    background: none;
    box-shadow: none;
  }
  & .entry-name {
    color: var(--color-text);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & .entry-name > code {
    font-size: max(0.92em, 14px);
    font-weight: 600;
  }
  & .entry-name:hover {
    color: var(--color-accent);
    text-decoration: underline;
  }
  & .entry-type {
    color: var(--color-text-muted);
  }
  & .entry-mark {
    color: var(--color-accent);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  & .entry-flag {
    padding-inline: var(--space-2);
    border: 1px solid var(--color-control);
    border-radius: var(--radius-sm);
    font-size: var(--text-xs);
  }
  & .entry-tools {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    display: flex;
    gap: var(--space-3);
    font-size: var(--text-xs);
    line-height: var(--space-5);
  }
  html[data-js] & .entry-tools::before {
    content: "Copy" / "";
    color: var(--color-text-muted);
  }
  & .entry-tools > * {
    color: var(--color-text-muted);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & .entry-tools > :hover {
    color: var(--color-accent);
  }
  & .entry-tools > [data-copied]::after {
    content: " ✓";
  }
  html:not([data-js]) & .entry-tools > button {
    display: none;
  }
  /* There are hundreds of entries: only the tools of the one that is in use get a layout. Not on touch screens, where iOS takes a tap
     on a link for hovering alone if that shows buttons. */
  @media (hover: hover) {
    & [data-entry]:not(:hover, :focus-within, :target) .entry-tools {
      display: none;
    }
  }
  @media (hover: none) {
    & > [data-entry] {
      padding-block-end: 36px;
    }
    & .entry-tools {
      line-height: 32px;
    }
  }
  & .entry-default,
  & .entry-check {
    margin-block-start: var(--space-1);
    color: var(--color-text-muted);
  }
  & .entry-default code,
  & .entry-check code {
    color: var(--color-text);
  }
  & .entry-default pre {
    margin-block-start: var(--space-1);
    padding: var(--space-3);
    border-radius: var(--radius-sm);
    background: var(--color-sunken);
    overflow-x: auto;
    line-height: 1.5;
  }
  & .entry-default summary {
    padding-block: var(--space-1);
    font-weight: 400;
  }
  && details.entry-default,
  && details.entry-default[open] {
    padding: 0;
    border: 0;
  }
  & .entry-deprecated {
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--color-caution);
  }
  /* Attributes have a vertical line for each level; the lines are as far from both ends */
  & .entry-rows {
    margin-block-start: var(--space-3);
  }
  & [data-row] {
    --depth: 0;
    padding-block: var(--space-1) var(--space-2);
    padding-inline-start: calc((var(--depth) + 1) * var(--space-4));
    background: repeating-linear-gradient(90deg, var(--color-control) 0 1px, transparent 1px var(--space-4))
      no-repeat calc(50% - 50% * var(--forward)) 0 / calc(var(--depth) * var(--space-4) + 1px) 100%;
  }
  & [data-depth="1"] {
    --depth: 1;
  }
  & [data-depth="2"] {
    --depth: 2;
  }
  & [data-depth="3"] {
    --depth: 3;
  }
  & [data-depth="4"] {
    --depth: 4;
  }
  & [data-depth="5"] {
    --depth: 5;
  }
  & [data-row] .entry-mark {
    font-weight: 400;
  }
  @media print {
    & [data-entry] {
      content-visibility: visible;
      break-inside: avoid;
    }
  }
`
