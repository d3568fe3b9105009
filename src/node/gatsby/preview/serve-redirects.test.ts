import path from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import { expect, test, vi } from "vitest"
import { temporaryTree, writeFiles } from "../../../../tests/temporary-tree"
import { ContentStore } from "../../content/content-store"
import { contentLayout } from "../../content/layout"
import { readChanges, readTree } from "../../content/read-tree"
import { serveRedirects } from "./serve-redirects"

/** A preview of a page that moved. `to` is the address that it redirects a request to; `undefined` if it passes the request on. */
async function openPreview() {
  const root = temporaryTree({
    "new.md": "---\ntitle: New\ndescription: A page that moved.\nredirect_from: [/old]\n---\n\nText.\n",
  })
  const store = new ContentStore(contentLayout(root))
  await store.apply(readTree(store.layout))
  const handlers: ((request: { url: string }, response: object, next: () => void) => void)[] = []
  const app = { use: (handle: never) => handlers.push(handle) }
  serveRedirects({ app } as unknown as CreateDevServerArgs, store) // has all arguments that are used
  const to = (url: string): string | undefined => {
    const writeHead = vi.fn(() => ({ end: () => {} }))
    const next = vi.fn()
    for (const handle of handlers) handle({ url }, { writeHead }, next)
    expect(writeHead.mock.calls.length + next.mock.calls.length).toBe(1)
    const [status, headers] = (writeHead.mock.lastCall ?? []) as unknown as [number?, { Location: string }?]
    expect(status).toBe(headers && 302)
    return headers?.Location
  }
  const save = async (file: string, text: string) => {
    writeFiles(root, { [file]: text })
    await store.apply(readChanges(store, [path.join(root, file)]))
  }
  return { to, save }
}

test("an old address of a page leads to the page, with or without a slash, and keeps the query", async () => {
  const { to } = await openPreview()
  expect(to("/old")).toBe("/new")
  expect(to("/old/?q=a")).toBe("/new?q=a")
  expect(to("/new")).toBeUndefined()
  expect(to("/old/other")).toBeUndefined()
})

test("a line of redirects.yml has an effect as soon as it is saved", async () => {
  const { to, save } = await openPreview()
  expect(to("/gone")).toBeUndefined()
  await save("redirects.yml", "/gone: /new?tab=é#part\n/away: https://example.com/\n")
  expect(to("/gone?q=a")).toBe("/new?tab=%C3%A9#part")
  expect(to("/away?q=a")).toBe("https://example.com/?q=a")
})
