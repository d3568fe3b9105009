import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { ToolSwitch } from "./tool-switch"

test("Firefox restores no choice that is not stored", () => {
  const inputs = renderToStaticMarkup(<ToolSwitch />).match(/<input[^>]*>/g) ?? []
  expect(inputs).toHaveLength(3)
  for (const input of inputs) expect(input).toContain('autoComplete="off"')
})
