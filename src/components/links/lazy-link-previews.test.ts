import { beforeEach, expect, test, vi } from "vitest"
import { lazyLinkPreviews } from "./lazy-link-previews"

const opened = vi.fn()
const createLinkPreviewCards = vi.fn(() => ({ open: opened, close: () => undefined }))
vi.mock("./link-preview-cards", () => ({ createLinkPreviewCards: () => createLinkPreviewCards() }))

beforeEach(() => void opened.mockClear())

/** A link into the reference. Firefox matches `:hover` only after `pointerover`. */
const link = { pathname: "/reference/glossary", matches: () => false } as unknown as HTMLAnchorElement

test("each link is passed to the script, also while the script is loading", async () => {
  const links = lazyLinkPreviews()
  links.open(link, "pointer")
  await vi.dynamicImportSettled()
  links.open(link, "pointer")
  await vi.dynamicImportSettled()
  expect(opened).toHaveBeenCalledTimes(2)
})

test("a script that cannot be loaded causes no error, even after the page was left, and the next link loads it again", async () => {
  const unhandled = vi.fn()
  process.once("unhandledRejection", unhandled)
  createLinkPreviewCards.mockImplementationOnce(() => {
    throw Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" })
  })
  const links = lazyLinkPreviews()
  links.open(link, "pointer")
  links.close()
  await vi.dynamicImportSettled()
  await new Promise(setImmediate)
  process.off("unhandledRejection", unhandled)
  expect(unhandled).not.toHaveBeenCalled()

  links.open(link, "pointer")
  await vi.dynamicImportSettled()
  expect(opened).toHaveBeenCalledTimes(1)
})
