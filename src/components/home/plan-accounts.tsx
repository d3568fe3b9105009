import { planAccounts } from "../../shared/plan"
import { Callout, NamedBox, Part, type PlanLinks, View } from "./plan-parts"

const description =
  "An AWS Organization. Its management account owns five others: security, where people sign in; shared, " +
  "which holds images and tools; and dev, stage and prod, which run applications. The network of prod is drawn in view 2."

/** View 1: the accounts of an organization. */
export function PlanAccounts({ links }: { links: PlanLinks }) {
  const { number, title, height, boundary, lines, boxes } = planAccounts
  return (
    <View number={number} title={title} description={description} height={height} href={links.accounts}>
      <rect className="boundary" {...boundary} />
      <text className="on-line" x="14" y="13">
        AWS Organization
      </text>
      <path className="line" d={lines} />
      {boxes.map(({ part, name, note, ...area }) => (
        <Part key={part} href={links[part]} area={area}>
          <NamedBox {...area} name={name} note={note} accent={part === "prod"} />
        </Part>
      ))}
      <Callout x={287.5} y={156.5} view={2} />
    </View>
  )
}
