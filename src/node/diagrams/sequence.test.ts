import { expect, test } from "vitest"
import { readSequence } from "./sequence"

test("participants have their names, in the order in which they appear", () => {
  expect(readSequence("sequenceDiagram\n  actor A as Author\n  A->>B: hi").participants).toEqual([
    { id: "A", name: "Author" },
    { id: "B", name: "B" },
  ])
})

test("messages, notes and blocks are read", () => {
  const source = [
    "sequenceDiagram",
    "%% a comment",
    "A->>B: go",
    "B-->>A: done<br/>now;",
    "A->B: line",
    "Note over A,B: both",
    "alt good",
    "else bad",
    "end",
  ].join("\n")
  expect(readSequence(source).steps).toEqual([
    { kind: "message", from: "A", to: "B", text: "go", dotted: false, head: true },
    { kind: "message", from: "B", to: "A", text: "done\nnow", dotted: true, head: true },
    { kind: "message", from: "A", to: "B", text: "line", dotted: false, head: false },
    { kind: "note", over: ["A", "B"], text: "both" },
    { kind: "open", title: "alt good" },
    { kind: "else", title: "else bad" },
    { kind: "close" },
  ])
})

test("ids can have hyphens and begin like a keyword", () => {
  const { participants, steps } = readSequence(
    "sequenceDiagram\naws-xray->>app: hi\nbreak-glass--xalt-app: no",
  )
  expect(participants.map(({ id }) => id)).toEqual(["aws-xray", "app", "break-glass", "alt-app"])
  expect(steps).toHaveLength(2)
})
