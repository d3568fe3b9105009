import type { CreateDevServerArgs } from "gatsby"
import { expect, test, vi } from "vitest"
import type { ResolvedSidebar } from "../../content/content-index"
import { sidebarFile } from "../../navigation/sidebar-view"
import { serveSidebars } from "./serve-sidebars"

const sidebar: ResolvedSidebar = {
  name: "guides",
  items: [{ type: "page", depth: 0, label: "A", href: "/a" }],
}

/** The answer to a request of a page in a preview. */
function answer(path: string) {
  const handlers: ((request: { path: string }, response: object) => void)[] = []
  const app = { get: (_: string, handle: never) => handlers.push(handle) }
  serveSidebars({ app, getNodesByType: () => [sidebar] } as unknown as CreateDevServerArgs) // has all arguments that are used
  const response = { statusCode: 200, type: vi.fn(), send: vi.fn(), end: vi.fn() }
  for (const handle of handlers) handle({ path }, response)
  return response
}

test("the file of a sidebar is served", () => {
  const { path, text } = sidebarFile(sidebar)
  const { statusCode, send } = answer(`/${path}`)
  expect(statusCode).toBe(200)
  expect(send).toHaveBeenCalledExactlyOnceWith(text)
})

test("the file of a sidebar that has changed is missing", () => {
  const { statusCode, send, end } = answer("/sidebars/0123456789abcdef.json")
  expect(statusCode).toBe(404)
  expect(send).not.toHaveBeenCalled()
  expect(end).toHaveBeenCalledOnce()
})
