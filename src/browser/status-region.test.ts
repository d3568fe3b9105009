import { afterEach, expect, test, vi } from "vitest"
import { announce } from "./status-region"

afterEach(() => vi.unstubAllGlobals())

test("a message does not replace the text of a heading “Announcements”", () => {
  const elements: { id?: string; replaceChildren: (text: string) => void }[] = []
  const element = () => ({ setAttribute: () => {}, replaceChildren: vi.fn<(text: string) => void>() })
  vi.stubGlobal("document", {
    body: { append: (one: (typeof elements)[0]) => elements.push(one) },
    createElement: element,
    createTextNode: (text: string) => text,
    getElementById: (id: string) => elements.find((one) => one.id === id) ?? null,
  })
  const heading = { ...element(), id: "announcements" }
  elements.push(heading)
  announce("Copied")
  announce("Not copied")
  expect(heading.replaceChildren).not.toHaveBeenCalled()
  expect(elements).toHaveLength(2)
  expect(elements[1]?.replaceChildren).toHaveBeenLastCalledWith("Not copied")
})
