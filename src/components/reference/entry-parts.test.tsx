import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Name } from "./entry-parts"

const html = (name: string) => renderToStaticMarkup(<Name name={name} />)

test("a short name is kept whole", () => {
  expect(html("allow_ssh_from_cidr_blocks")).toBe("allow_ssh_from_cidr_blocks")
})

test("a long name can be broken after its underscores, and nowhere is anything added to its text", () => {
  const name = "enable_cloudwatch_agent_metrics__now"
  expect(html(name)).toBe("enable_<wbr/>cloudwatch_<wbr/>agent_<wbr/>metrics_<wbr/>_<wbr/>now")
  expect(html(name).replaceAll("<wbr/>", "")).toBe(name)
})
