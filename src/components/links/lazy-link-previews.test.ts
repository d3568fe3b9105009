import { beforeEach, expect, test, vi } from "vitest"
import { lazyLinkPreviews } from "./lazy-link-previews"

const opened = vi.fn()
const createLinkPreviewCards = vi.fn(() => ({ open: opened, close: () => undefined }))
vi.mock("./link-preview-cards", () => ({ createLinkPreviewCards: () => createLinkPreviewCards() }))

beforeEach(() => void opened.mockClear())

/** A link into the reference, which has the states named by pseudo-classes. */
function linkWith(...states: string[]) {
  const link = { pathname: "/reference/glossary", matches: (state: string) => states.includes(state) }
  return link as unknown as HTMLAnchorElement // the only members that are read
}

test.each([
  ["the pointer is on", "pointer", [":hover"], 1],
  ["the pointer has left", "pointer", [], 0],
  ["the pointer has left, but that still has the focus", "pointer", [":focus"], 0],
  ["has the focus", "focus", [":focus"], 1],
  ["the focus has left", "focus", [], 0],
] as const)("once the script is loaded, a link that %s gets as many previews as expected", async (...row) => {
  const [, by, states, count] = row
  lazyLinkPreviews().open(linkWith(...states), by)
  await vi.dynamicImportSettled()
  expect(opened).toHaveBeenCalledTimes(count)
})

test("a script that cannot be loaded causes no error after the page was left, and the next link loads it again", async () => {
  const unhandled = vi.fn()
  process.once("unhandledRejection", unhandled)
  createLinkPreviewCards.mockImplementationOnce(() => {
    throw Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" })
  })
  const links = lazyLinkPreviews()
  links.open(linkWith(":hover"), "pointer")
  links.close()
  await vi.dynamicImportSettled()
  await new Promise(setImmediate)
  process.off("unhandledRejection", unhandled)
  expect(unhandled).not.toHaveBeenCalled()

  links.open(linkWith(":hover"), "pointer")
  await vi.dynamicImportSettled()
  expect(opened).toHaveBeenCalledTimes(1)
})
