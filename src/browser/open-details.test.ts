import { expect, test, vi } from "vitest"
import { openDetails } from "./open-details"

test("every details element around a target is opened, and nothing else", () => {
  const element = (localName: string, parentElement: object | null = null) => ({
    localName,
    parentElement,
    setAttribute: vi.fn(),
  })
  const outer = element("details")
  const section = element("section", outer)
  const inner = element("details", section)
  const target = element("h3", inner)
  openDetails(target as unknown as Element) // the only member that is read
  for (const opened of [outer, inner]) expect(opened.setAttribute).toHaveBeenCalledWith("open", "")
  for (const other of [section, target]) expect(other.setAttribute).not.toHaveBeenCalled()
})
