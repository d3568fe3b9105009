import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { NewestRelease } from "../../shared/reference"
import { markInputs } from "./mark-inputs"
import { WhatChanged } from "./what-changed"

const newest: NewestRelease = {
  release: "v2.11.1",
  added: [{ name: "fresh" }] as unknown as NewestRelease["added"], // has all fields that are read
  removed: [
    { name: "gone", successors: ["fresh", "name"] },
    { name: "lost", successors: [] },
  ],
  changed: [{ name: "tags", details: ["type: `map(string)` → `map(any)`", "now required"] }],
  addedOutputs: ["arn"],
  removedOutputs: [],
}

test("each entry is marked with its change in the newest release", () => {
  const marks = markInputs("v0.96.3", newest)
  expect(["fresh", "gone", "lost", "tags", "name"].map((name) => marks.markOf(name)?.text)).toEqual([
    "added after v0.96.3",
    "removed by v2.11.1",
    "removed by v2.11.1",
    "changed by v2.11.1",
    undefined,
  ])
  expect(["fresh", "gone", "tags"].map(marks.inputOnlyIn)).toEqual(["newest", "documented", undefined])
  expect(marks.markOf("gone")?.details).toEqual(["now `fresh`", "now `name`"])
  expect(marks.markOf("tags")?.release).toBe("v2.11.1")
  expect(markInputs("v0.96.3", null).markOf("fresh")).toBeUndefined()
})

test("the section shows counts, and lists the changes", () => {
  const html = renderToStaticMarkup(<WhatChanged documented="v0.96.3" newest={newest} />)
  expect(html).toContain(
    "From v0.96.3 to v2.11.1: inputs removed 2, inputs changed 1, inputs added 1, outputs removed 0, outputs added 1.",
  )
  expect(html).toContain(
    '<a href="#tags"><code>tags</code></a>: type: <code>map(string)</code> → <code>map(any)</code>; now required',
  )
  expect(html).toContain(
    '<a href="#gone"><code>gone</code></a>: now <a href="#fresh"><code>fresh</code></a> and <a href="#name"><code>name</code></a>',
  )
  expect(html).toContain("<summary>Outputs added (1)</summary><ul><li><code>arn</code></li></ul>")
  expect(html).not.toContain("Outputs removed (")
})
