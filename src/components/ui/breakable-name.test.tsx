import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { BreakableName } from "./breakable-name"

const html = (name: string) => renderToStaticMarkup(<BreakableName name={name} />)

test("a short name has no line-break opportunities", () => {
  expect(html("allow_ssh_from_cidr_list")).toBe("allow_ssh_from_cidr_list")
})

test("a long name can wrap after underscores, and its text is unchanged", () => {
  const name = "enable_cloudwatch_agent_metrics__now"
  expect(html(name)).toBe("enable_<wbr/>cloudwatch_<wbr/>agent_<wbr/>metrics__<wbr/>now")
  expect(html(name).replaceAll("<wbr/>", "")).toBe(name)
})
