import { expect, test } from "vitest"
import { settingsTitle, withoutSettings } from "./diagram-settings"

test.each([
  ["title: A plan", "A plan"],
  ['title: "A plan"', "A plan"],
  ["config:\n  look: neo\ntitle: 'A \"big\" plan' ", 'A "big" plan'],
  ["look: neo", undefined],
])("the title of settings with %j is %j", (settings, title) => {
  expect(settingsTitle(`\n---\n${settings}\n---\nflowchart LR\ntitle: B`)).toBe(title)
})

test("a line of a diagram is not its title", () => {
  expect(settingsTitle("stateDiagram-v2\ntitle: A plan")).toBeUndefined()
})

test.each([
  ["\n---\ntitle: A\n---\nflowchart LR", "\n\n\n\nflowchart LR"],
  ["---\r\ntitle: A\r\n---\r\nflowchart LR", "\r\n\r\n\r\nflowchart LR"],
  ["---\n---\nflowchart LR", "\n\nflowchart LR"],
  ["flowchart LR\nA --- B", "flowchart LR\nA --- B"],
])("without its settings, %j is %j", (source, rest) => {
  expect(withoutSettings(source)).toBe(rest)
})
