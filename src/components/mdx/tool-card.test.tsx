import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { ToolCard } from "./tool-card"

vi.mock("gatsby", () => ({}))

const html = (props: Pick<Parameters<typeof ToolCard>[0], "name" | "command" | "access">) =>
  renderToStaticMarkup(<ToolCard href="https://example.com" {...props} />)

test.each([
  ["a command with another name", "go test", "<code>go test</code>"],
  ["a command with the tool's name, ignoring case", "terratest", ""],
  ["no command, for a library", undefined, ""],
])("a tool's card shows %s as %j", (_, command, code) => {
  const card = html({ name: "Terratest", command, access: "public" })
  expect(card.match(/<code>.*<\/code>/)?.[0] ?? "").toBe(code)
})

test.each([
  ["subscribers", "Subscribers only"],
  ["enterprise", "Enterprise subscribers only"],
] as const)("a tool for %s has a lock", (access, label) => {
  expect(html({ name: "Terratest", access })).toMatch(
    new RegExp(`>${label}<span class="link-icon"><svg class="lock-icon"`),
  )
})

test("a public tool has no lock", () => {
  expect(html({ name: "Terratest", access: "public" })).not.toContain("lock-icon")
})
