import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { AnnouncementBar } from "./announcement-bar"

vi.mock("gatsby", () => ({ withPrefix: (path: string) => path }))

const html = (more: { closeable?: boolean; backgroundColor?: string | null; textColor?: string | null }) =>
  renderToStaticMarkup(<AnnouncementBar barId="a" html="News." closeable={false} {...more} />)

test.each([
  [{ backgroundColor: "#000", textColor: "#fff" }, "--announcement-background:#000;--announcement-text:#fff"],
  [{ backgroundColor: null, textColor: "#fff" }, "--announcement-text:#fff"],
  [{ backgroundColor: null, textColor: null }, undefined],
])("the colors %j of an announcement are custom properties of its bar", (colors, style) => {
  expect(html(colors).match(/ style="([^"]*)"/)?.[1]).toBe(style)
})

test("only an announcement that can be closed has a button", () => {
  expect(html({ closeable: true })).toContain('aria-label="Close announcement"')
  expect(html({})).not.toContain("<button")
})
