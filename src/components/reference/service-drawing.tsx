import styled from "@emotion/styled"

interface ServiceDrawingProps {
  /** Slugs of the service's tags. */
  tags: readonly string[]
}

/** The small drawing of a service, in the style of the plan. Decorative: the service's name says the same. */
export function ServiceDrawing({ tags }: ServiceDrawingProps) {
  return (
    <Drawing viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d={pathOf(tags)} />
    </Drawing>
  )
}

/** SVG path of a service's drawing: the first drawing whose tag the service has, or the default drawing. */
export function pathOf(tags: readonly string[]): string {
  return drawings.find(([tag]) => tags.includes(tag))?.[1] ?? part
}

const part = "M8.5 12.5h23v15h-23zM8.5 17.5h23"
const cylinder = "M8.5 11.5a11.5 4 0 0 1 23 0v17a11.5 4 0 0 1-23 0zM8.5 11.5a11.5 4 0 0 0 23 0"
const boxes = "M6.5 8.5h12v10h-12zM21.5 8.5h12v10h-12zM6.5 21.5h12v10h-12zM21.5 21.5h12v10h-12z"
const server = "M8.5 7.5h23v11h-23zM8.5 21.5h23v11h-23zM12.5 13h3M12.5 27h3M24.5 13h3M24.5 27h3"

/** Drawings by tag slug, the most specific tag first: many services share the later ones. */
const drawings: readonly (readonly [string, string])[] = [
  ["bastion", "M7.5 33.5v-20h4v4h5v-4h7v4h5v-4h4v20zM16.5 33.5v-7a3.5 3.5 0 0 1 7 0v7"],
  ["vpn", "M4.5 20.5h31M10.5 13.5a9.5 7 0 0 0 0 14M29.5 13.5a9.5 7 0 0 1 0 14M16.5 15.5h7v10h-7z"],
  ["certificates", "M9.5 18.5h21v15h-21zM13.5 18.5v-5a6.5 6.5 0 0 1 13 0v5M20 24v4.5"],
  ["website", "M5.5 8.5h29v23h-29zM5.5 14.5h29M9 11.5h2M13 11.5h2M10.5 19.5h11M10.5 24.5h19"],
  ["pipelines", "M4.5 20h7M28.5 20h7m-3.5-3.5 3.5 3.5-3.5 3.5M11.5 11.5h17v17h-17zM15.5 20.5l3.5 3.5 6-7.5"],
  ["ci-cd", "M31.5 16a12 12 0 0 0-22-2.5m-1-6v6.5h6.5M8.5 24a12 12 0 0 0 22 2.5m1 6v-6.5h-6.5"],
  [
    "kubernetes",
    "M20 5.5l12 6 3 13-8.5 10h-13l-8.5-10 3-13zM20 15.5a4.5 4.5 0 1 1-.01 0M20 5.5v10M32 11.5l-8.5 5.5M8 11.5l8.5 5.5M26.5 34.5l-4-10.5M13.5 34.5l4-10.5",
  ],
  ["ecs", boxes],
  ["asg", "M13.5 13.5h13v13h-13zM9 20h-5.5m3-3-3 3 3 3M31 20h5.5m-3-3 3 3-3 3"],
  ["elasticache", cylinder + "M21.5 17.5l-4.5 6.5h6l-4.5 6.5"],
  ["analytics", "M6.5 33.5h27M9.5 33.5v-10h5v10M17.5 33.5v-17h5v17M25.5 33.5v-25h5v25"],
  ["s-3", "M7.5 9.5a12.5 4 0 0 1 25 0l-4 22a8.5 3 0 0 1-17 0zM7.5 9.5a12.5 4 0 0 0 25 0"],
  ["container", "M20 6.5l13.5 6.5v14l-13.5 6.5-13.5-6.5v-14zM6.5 13l13.5 6.5 13.5-6.5M20 19.5v14"],
  ["database", cylinder + "M8.5 17.5a11.5 4 0 0 0 23 0M8.5 23.5a11.5 4 0 0 0 23 0"],
  [
    "elb",
    "M20 6.5a4.5 4.5 0 1 1-.01 0M20 15.5v6M7.5 21.5h25M7.5 21.5v5M20 21.5v5M32.5 21.5v5M4.5 26.5h6v6h-6zM17 26.5h6v6h-6zM29.5 26.5h6v6h-6z",
  ],
  ["dns", "M20 5.5v29M9.5 8.5h17l4 4-4 4h-17zM30.5 20.5h-15l-4 4 4 4h15z"],
  [
    "sns",
    "M6.5 16.5h8v7h-8zM14.5 20h6M20.5 9.5v21M20.5 9.5h8M20.5 20h8M20.5 30.5h8M28.5 6.5h6v6h-6zM28.5 17h6v6h-6zM28.5 27.5h6v6h-6z",
  ],
  ["lambda", "M12.5 8.5h4l10.5 23h4.5M19 16.5l-7.5 15"],
  ["vpc", "M5.5 5.5h29v29h-29zM10.5 10.5h8v7h-8zM21.5 10.5h8v7h-8zM10.5 22.5h8v7h-8zM21.5 22.5h8v7h-8z"],
  [
    "aws-landing-zone",
    "M14.5 5.5h11v8h-11zM20 13.5v6M8.5 19.5h23M8.5 19.5v5M31.5 19.5v5M4.5 24.5h11v8h-11zM24.5 24.5h11v8h-11z",
  ],
  ["reference-architecture", "M14 12.5a7.5 7.5 0 1 1-.01 0M21.5 20h14v5M29.5 20v4"],
  ["ec-2", server],
]

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: var(--color-text-muted);
  stroke-width: 1.25;
  stroke-linejoin: round;
`
