import { planAccounts, planNetwork, planPipeline, type PlanPart, type PlanRect } from "./plan"

/** Position of each view in the thumbnail. */
const views = { accounts: { x: 0, y: 0 }, network: { x: 320, y: 0 }, pipeline: { x: 0, y: 270 } }

/** Size of the thumbnail. */
export const planSheet = { width: 602, height: 318 } as const

const moved = ({ x, y, width, height }: PlanRect, by: { x: number; y: number }): PlanRect => ({
  x: x + by.x,
  y: y + by.y,
  width,
  height,
})

const tierRects = (y: number) =>
  planNetwork.columns.map((x) => moved({ x, y, ...planNetwork.subnet }, views.network))

const stages = planPipeline.stages.map(({ part, x }) => {
  const { size, y } = planPipeline
  return {
    part,
    rect: moved({ x: x - size / 2, y: y - size / 2, width: size, height: size }, views.pipeline),
  }
})

const boxes: readonly { part: PlanPart; rects: PlanRect[] }[] = [
  ...planAccounts.boxes.map((box) => ({ part: box.part, rects: [moved(box, views.accounts)] })),
  ...planNetwork.tiers.map(({ part, y }) => ({ part, rects: tierRects(y) })),
  ...stages.map(({ part, rect }) => ({ part, rects: [rect] })),
]

const outlines: readonly { part: PlanPart; rects: PlanRect[] }[] = [
  { part: "accounts", rects: [moved(planAccounts.boundary, views.accounts)] },
  { part: "network", rects: [moved(planNetwork.boundary, views.network)] },
]

/** SVG path data of the connectors between accounts and between pipeline stages. */
export const planJoins: string = [
  planAccounts.lines,
  ...stages.slice(1).map(({ rect: to }, index) => {
    const from = stages[index]?.rect ?? to
    return `M${from.x + from.width} ${from.y + from.height / 2}H${to.x}`
  }),
].join("")

/** SVG path data of the whole plan. */
export const planPath: string = pathOf([...outlines, ...boxes].flatMap(({ rects }) => rects))

/** SVG path data of one part of the plan; a view includes everything in it. */
export function planPartPath(part: PlanPart): string {
  if (part === "pipeline") return pathOf(stages.map(({ rect }) => rect))
  return pathOf([...outlines, ...boxes].filter((box) => box.part === part).flatMap(({ rects }) => rects))
}

function pathOf(rects: readonly PlanRect[]): string {
  return rects
    .map(({ x, y, width, height }) => `M${Math.round(x)} ${Math.round(y)}h${width}v${height}h${-width}z`)
    .join("")
}
