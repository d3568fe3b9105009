import { Callout, NamedBox, View } from "./plan-parts"

const description =
  "An AWS Organization. Its management account owns five others: security, where people sign in; shared, " +
  "which holds images and tools; and dev, stage and prod, which run applications. The network of prod is drawn in view 2."

/** View 1: the accounts of an organization. */
export function PlanAccounts() {
  return (
    <View number={1} title="Accounts" description={description} height={212}>
      <rect className="boundary" x="0.5" y="8.5" width="299" height="203" />
      <text className="on-line" x="14" y="13">
        AWS Organization
      </text>
      <path className="line" d="M150 68v88M138 108h24M54 144h192M54 144v12M246 144v12" />
      <NamedBox x={84.5} y={26.5} width={131} name="management" note="owns the others" />
      <NamedBox x={12.5} y={86.5} width={125} name="security" note="people sign in" />
      <NamedBox x={162.5} y={86.5} width={125} name="shared" note="images and tools" />
      <NamedBox x={12.5} y={156.5} width={83} name="dev" note="try" />
      <NamedBox x={108.5} y={156.5} width={83} name="stage" note="rehearse" />
      <NamedBox x={204.5} y={156.5} width={83} name="prod" note="serve" accent />
      <Callout x={287.5} y={156.5} view={2} />
    </View>
  )
}
