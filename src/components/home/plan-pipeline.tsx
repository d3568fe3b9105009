import { planPipeline } from "../../shared/plan"
import { Callout, Part, type PlanLinks, View } from "./plan-parts"

const description =
  "Four stages from left to right. Commit: a change is pushed to a branch. Plan: a dry run shows what it would do. " +
  "Approve: a person reviews the plan. Apply: the change reaches the accounts of view 1."

/** View 3: how a change is deployed. */
export function PlanPipeline({ links }: { links: PlanLinks }) {
  const { number, title, height, stages } = planPipeline
  return (
    <View number={number} title={title} description={description} height={height} href={links.pipeline}>
      <path className="line" d="M54 28h36M131 28h34M206 28h34" />
      <path className="line" d="m85 24 5 4-5 4m75-8 5 4-5 4m75-8 5 4-5 4" />
      <circle className="box" cx="38" cy="28" r="16" />
      <circle className="glyph" cx="38" cy="28" r="4.5" />
      <path className="glyph" d="M38 17v6.5M38 32.5V39" />
      <path className="box" d="M97.5 11.5h24l7 7v26h-31z" />
      <path
        className="glyph"
        d="M103 23.5h5m-2.5-2.5v5M112 23.5h11M103 31.5h5M112 31.5h11M103 38.5h5M112 38.5h8"
      />
      <circle className="box" cx="187.5" cy="28" r="16" />
      <path className="glyph" d="m180.5 28.5 5 5 9.5-10" />
      <rect className="accent" x="246" y="12" width="32" height="32" />
      <path className="accent" d="M262 19v15m-6-5.5 6 6 6-6M254.5 38.5h15" />
      <Callout x={278} y={12} view={1} />
      {stages.map(({ part, x, name, note }) => (
        <Part key={part} href={links[part]} area={{ x: x - 37, y: 6, width: 74, height: 78 }}>
          <text className="name" x={x} y={62} textAnchor="middle">
            {name}
          </text>
          <text className="note" x={x} y={78} textAnchor="middle">
            {note}
          </text>
        </Part>
      ))}
    </View>
  )
}
