import { planNetwork } from "../../shared/plan"
import { Part, type PlanLinks, View } from "./plan-parts"

const description =
  "The VPC of prod spans three Availability Zones and has three tiers of subnets, one subnet per zone in each tier: " +
  "public for load balancers, private-app for applications, private-persistence for data stores. " +
  "Requests come from the internet to the public tier and pass downwards one tier at a time."

const glyphs = { public: Balancer, "private-app": Instances, "private-persistence": Store }

/** View 2: the network inside an account. */
export function PlanNetwork({ links }: { links: PlanLinks }) {
  const { number, title, height, boundary, columns, subnet, tiers } = planNetwork
  return (
    <View number={number} title={title} description={description} height={height} href={links.network}>
      <rect className="boundary" {...boundary} />
      <text className="on-line" x="14" y="35">
        VPC
      </text>
      {tiers.map(({ part, y, name, note }) => {
        const Glyph = glyphs[part]
        return (
          <Part key={part} href={links[part]} area={{ x: 6, y: y - 24, width: 269, height: 80 }}>
            <text className="name" x="12" y={y - 12}>
              {name}
            </text>
            <text className="note" x="269" y={y - 12} textAnchor="end">
              {note}
            </text>
            {columns.map((x) => (
              <g key={x}>
                <rect className={part === "public" ? "box" : "box sunken"} x={x} y={y} {...subnet} />
                <Glyph x={x + 39} y={y + 26} />
              </g>
            ))}
          </Part>
        )
      })}
      <text x="150" y="14" className="note">
        internet
      </text>
      <path className="accent" d="M140.5 2v58M140.5 120.5v29.5M140.5 210.5v29.5" />
      <path className="head" d="m140.5 68-4-8h8zm0 90-4-8h8zm0 90-4-8h8z" />
      <path className="line" d="M12.5 320v16M268.5 320v16M12.5 330h256M9 333.5l7-7M265 333.5l7-7" />
      <text className="note on-line" x="140.5" y="334" textAnchor="middle">
        3 Availability Zones
      </text>
      <path className="line" d="M285 30.5h14M285 314.5h14M292 30.5v284M288.5 34l7-7M288.5 318l7-7" />
      <text
        className="note on-line"
        x="292"
        y="172.5"
        textAnchor="middle"
        transform="rotate(-90 292 172.5)"
        dy="4"
      >
        one /16 range
      </text>
    </View>
  )
}

interface GlyphProps {
  /** Center of the drawing. */
  x: number
  y: number
}

function Balancer({ x, y }: GlyphProps) {
  return (
    <path
      className="glyph"
      d={`M${x} ${y - 11}a4 4 0 1 1-.01 0M${x} ${y - 3}v4M${x - 12} ${y + 10}v-9h24v9M${x} ${y + 1}v9`}
    />
  )
}

function Instances({ x, y }: GlyphProps) {
  return (
    <path
      className="glyph"
      d={`M${x - 14} ${y - 6}h12v12h-12zM${x + 2} ${y - 6}h12v12h-12zM${x - 11} ${y + 2}h6M${x + 5} ${y + 2}h6`}
    />
  )
}

function Store({ x, y }: GlyphProps) {
  return (
    <path
      className="glyph"
      d={`M${x - 11} ${y - 7}a11 4 0 0 1 22 0v14a11 4 0 0 1-22 0zM${x - 11} ${y - 7}a11 4 0 0 0 22 0M${x - 11} ${y}a11 4 0 0 0 22 0`}
    />
  )
}
