import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import { beforeEach, expect, test, vi } from "vitest"
import { loadContent } from "../../content/load-content"
import { contentLayout } from "../../content/layout"
import { serveRedirects } from "./serve-redirects"

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "redirects-"))
  writeFileSync(
    path.join(root, "new.md"),
    "---\ntitle: New\ndescription: A page that moved.\nredirect_from: [/old]\n---\n\nText.\n",
  )
  return () => rmSync(root, { recursive: true })
})

/** The address that a preview redirects a request to; `undefined` if it passes the request on. */
async function redirected() {
  const content = await loadContent(contentLayout(root))
  const handlers: ((request: { url: string }, response: object, next: () => void) => void)[] = []
  const app = { use: (handle: never) => handlers.push(handle) }
  serveRedirects({ app } as unknown as CreateDevServerArgs, { content }) // has all arguments that are used
  return (url: string): string | undefined => {
    const writeHead = vi.fn(() => ({ end: () => {} }))
    const next = vi.fn()
    for (const handle of handlers) handle({ url }, { writeHead }, next)
    expect(writeHead.mock.calls.length + next.mock.calls.length).toBe(1)
    const [status, headers] = (writeHead.mock.lastCall ?? []) as unknown as [number?, { Location: string }?]
    expect(status).toBe(headers && 302)
    return headers?.Location
  }
}

test("an old address of a page leads to the page, with or without a slash, and keeps the query", async () => {
  const to = await redirected()
  expect(to("/old")).toBe("/new")
  expect(to("/old/?q=a")).toBe("/new?q=a")
  expect(to("/new")).toBeUndefined()
  expect(to("/old/other")).toBeUndefined()
})

test("a line of redirects.yml has an effect as soon as it is saved", async () => {
  const to = await redirected()
  expect(to("/gone")).toBeUndefined()
  writeFileSync(path.join(root, "redirects.yml"), "/gone: /new?tab=é#part\n/away: https://example.com/\n")
  expect(to("/gone?q=a")).toBe("/new?tab=%C3%A9#part")
  expect(to("/away?q=a")).toBe("https://example.com/?q=a")
})
