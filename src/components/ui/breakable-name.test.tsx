import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { BreakableName } from "./breakable-name"

const html = (name: string, lineLength?: number) =>
  renderToStaticMarkup(<BreakableName name={name} lineLength={lineLength} />)

test("a short name has no line-break opportunities", () => {
  expect(html("allow_ssh_from_cidr_list")).toBe("allow_ssh_from_cidr_list")
})

test("a long name can wrap after underscores, and its text is unchanged", () => {
  const name = "enable_cloudwatch_agent_metrics__now"
  expect(html(name)).toBe("enable_<wbr/>cloudwatch_<wbr/>agent_<wbr/>metrics__<wbr/>now")
  expect(html(name).replaceAll("<wbr/>", "")).toBe(name)
})

test("with shorter lines, shorter names can wrap, too", () => {
  expect(html("Why does eks_kubelet_extra_args fail?", 18)).toBe(
    "Why does eks_<wbr/>kubelet_<wbr/>extra_<wbr/>args fail?",
  )
  expect(html("cluster_instance_ami", 20)).toBe("cluster_instance_ami")
})
