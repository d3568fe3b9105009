import styled from "@emotion/styled"
import { Link } from "../ui/link"
import { type ReactNode, useId } from "react"
import type { PlanPart, PlanRect } from "../../shared/plan"

/** Links of the plan's parts: final paths of pages that exist. */
export type PlanLinks = Partial<Record<PlanPart, string>>

interface ViewProps {
  /** Number in the bubble; other views refer to this view by it. */
  number: number
  title: string
  /** Text alternative of the drawing. */
  description: string
  /** Height of the drawing in units; its width is 300. */
  height: number
  /** Link of the view as a whole. */
  href?: string
  children: ReactNode
}

/** One view of the plan, with its number and title below it, as in technical drawings. */
export function View({ number, title, description, height, href, children }: ViewProps) {
  const id = useId()
  return (
    <Frame>
      <svg viewBox={`0 0 300 ${height}`} role="group" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{description}</desc>
        {children}
      </svg>
      <figcaption>
        <span aria-hidden="true">{number}</span>
        {href === undefined ? title : <Link to={href}>{title}</Link>}
      </figcaption>
    </Frame>
  )
}

interface PartProps {
  /** Link of the part; without it, the part is not clickable. */
  href: string | undefined
  /** The clickable area. */
  area: PlanRect
  children: ReactNode
}

/** A part of the plan that opens its guide or service. */
export function Part({ href, area, children }: PartProps) {
  if (href === undefined) return <g>{children}</g>
  return (
    <Link to={href}>
      <rect className="area" {...area} />
      {children}
    </Link>
  )
}

interface CalloutProps {
  x: number
  y: number
  /** Number of the view with more details. */
  view: number
}

/** A bubble that refers to another view. */
export function Callout({ x, y, view }: CalloutProps) {
  return (
    <g className="callout">
      <circle cx={x} cy={y} r="9" />
      <text x={x} y={y + 4.2} textAnchor="middle">
        {view}
      </text>
    </g>
  )
}

interface NamedBoxProps {
  x: number
  y: number
  width: number
  name: string
  note: string
  accent?: boolean
}

/** A box, 42 units high, with a name and a short note. */
export function NamedBox({ x, y, width, name, note, accent = false }: NamedBoxProps) {
  const middle = x + width / 2
  return (
    <g textAnchor="middle">
      <rect className={accent ? "box accent" : "box"} x={x} y={y} width={width} height="42" />
      <text className="name" x={middle} y={y + 18}>
        {name}
      </text>
      <text className="note" x={middle} y={y + 33}>
        {note}
      </text>
    </g>
  )
}

const Frame = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-3);
  @media (width >= 40em) {
    padding: var(--space-4);
  }
  & > svg {
    width: 100%;
    height: auto;
    overflow: visible;
    fill: none;
    font-size: 12px;
  }
  & text {
    fill: var(--color-text);
  }
  & .name {
    font-size: 13px;
    font-weight: 600;
  }
  & .note {
    fill: var(--color-text-muted);
  }
  & .on-line {
    paint-order: stroke;
    stroke: var(--color-surface);
    stroke-width: 10px;
  }
  & .line,
  & .box {
    stroke: var(--color-control);
  }
  & .box {
    fill: var(--color-surface);
  }
  & .sunken {
    fill: var(--color-sunken);
  }
  & .boundary {
    stroke: var(--color-control);
    stroke-dasharray: 5 3;
  }
  & .glyph {
    stroke: var(--color-text);
    stroke-width: 1.25;
  }
  & .accent {
    stroke: var(--color-accent);
    stroke-width: 1.5;
  }
  & rect.accent {
    fill: var(--color-accent-soft);
  }
  & .head {
    fill: var(--color-accent);
  }
  & .area {
    fill: transparent;
  }
  & a:hover .box {
    stroke: var(--color-accent);
    stroke-width: 1.5;
  }
  & svg a:hover .name,
  & figcaption > a:hover {
    text-decoration: underline;
  }
  & figcaption > a {
    color: inherit;
    text-decoration: none;
  }
  & .callout circle {
    fill: var(--color-surface);
    stroke: var(--color-accent);
    stroke-width: 1.25;
  }
  & .callout text {
    fill: var(--color-accent);
    font-weight: 600;
  }
  & figcaption {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-sm);
    font-weight: 600;
    line-height: 1.3;
  }
  & figcaption span {
    display: grid;
    flex: none;
    place-items: center;
    width: 1.5em;
    height: 1.5em;
    border: 1.25px solid var(--color-accent);
    border-radius: 50%;
    color: var(--color-accent);
    line-height: 1;
  }
`
