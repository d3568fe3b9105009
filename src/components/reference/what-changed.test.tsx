import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { NewestRelease } from "../../shared/reference"
import { markInputs } from "./mark-inputs"
import { ReferenceSections } from "./reference-sections"
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
  removedOutputs: ["id"],
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

test("an output that only one of the releases has is marked with that release", () => {
  const marks = markInputs("v0.96.3", newest)
  expect(["arn", "id", "name"].map(marks.outputMarkOf)).toEqual([
    "added after v0.96.3",
    "removed by v2.11.1",
    undefined,
  ])
  expect(["arn", "id", "name"].map(marks.outputOnlyIn)).toEqual(["newest", "documented", undefined])
})

test("outputs of both releases have an entry, with the source of their release", () => {
  const html = renderToStaticMarkup(
    <ReferenceSections
      inputs={[]}
      outputs={[{ name: "id", description: "Its id.", sensitive: false, deprecated: null }]}
      release={{ repository: "https://github.com/org/catalog", module: "modules/box", version: "0.96.3" }}
      newest={{ ...newest, added: [] }}
    />,
  )
  const entry = (name: string) => html.slice(html.indexOf(`id="output-${name}"`)).split("</dd>")[0]
  expect(entry("id")).toContain("removed by v2.11.1")
  expect(entry("id")).toContain("/blob/v0.96.3/modules/box/outputs.tf")
  expect(entry("arn")).toContain("added after v0.96.3")
  expect(entry("arn")).toContain("/blob/v2.11.1/modules/box/outputs.tf")
  expect(entry("arn")).toContain("Described only in")
})

test("the section shows counts, and lists the changes", () => {
  const html = renderToStaticMarkup(<WhatChanged documented="v0.96.3" newest={newest} />)
  expect(html).toContain(
    "From v0.96.3 to v2.11.1: inputs removed 2, inputs changed 1, inputs added 1, outputs removed 1, outputs added 1.",
  )
  expect(html).toContain(
    '<a href="#tags"><code>tags</code></a>: type: <code>map(string)</code> → <code>map(any)</code>; now required',
  )
  expect(html).toContain(
    '<a href="#gone"><code>gone</code></a>: now <a href="#fresh"><code>fresh</code></a> and <a href="#name"><code>name</code></a>',
  )
  expect(html).toContain(
    '<summary>Outputs added (1)</summary><ul><li><a href="#output-arn"><code>arn</code></a></li></ul>',
  )
  const unchanged = renderToStaticMarkup(
    <WhatChanged documented="v0.96.3" newest={{ ...newest, removedOutputs: [] }} />,
  )
  expect(unchanged).not.toContain("Outputs removed (")
})
