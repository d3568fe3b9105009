import { expect, test } from "vitest"
import { watchReads } from "./watch-reads"

interface Data {
  title: string
  logo: { src: string }
  bar: { items: { label: string; icon?: string }[]; style: string }
  plugins: [string, { a: number }][]
}

const data: Data = {
  title: "A",
  logo: { src: "a.svg" },
  bar: { items: [{ label: "B" }, { label: "C", icon: "c" }], style: "dark" },
  plugins: [["d", { a: 1 }]],
}

test("read keys are recorded, in lists and in objects", () => {
  const { value, unread } = watchReads(data)
  const { title, bar, plugins } = value as Data // as it was given
  expect(title).toBe("A")
  expect(bar.items.map(({ label }) => label)).toEqual(["B", "C"])
  expect(plugins.map(([name]) => name)).toEqual(["d"])
  expect(unread()).toEqual(["bar.items.icon", "bar.style", "logo"])
})

test("an object is read as a whole, unless one of its keys is looked up", () => {
  const { value, unread } = watchReads(data)
  const { title, bar, plugins, logo } = value as Data // as it was given
  expect([title, bar, plugins, logo]).toHaveLength(4)
  expect(unread()).toEqual([])
  expect(Object.hasOwn(logo, "src")).toBe(true)
  expect((logo as { alt?: string }).alt).toBeUndefined()
  expect(unread()).toEqual(["logo.src"])
})
