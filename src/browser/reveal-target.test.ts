import { expect, test, vi } from "vitest"
import { revealTarget } from "./reveal-target"

test("every details element around a target is opened, and nothing else; what else hides the target is told by an event", () => {
  const element = (localName: string, parentElement: object | null = null) => ({
    localName,
    parentElement,
    setAttribute: vi.fn(),
    dispatchEvent: vi.fn(),
  })
  const outer = element("details")
  const section = element("section", outer)
  const inner = element("details", section)
  const target = element("h3", inner)
  revealTarget(target as unknown as Element) // it reads only these members
  for (const opened of [outer, inner]) expect(opened.setAttribute).toHaveBeenCalledWith("open", "")
  for (const other of [section, target]) expect(other.setAttribute).not.toHaveBeenCalled()
  expect(target.dispatchEvent.mock.calls).toMatchObject([[{ type: "docs:reveal", bubbles: true }]])
})
