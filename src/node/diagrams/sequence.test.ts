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

test("other forms of statements are read", () => {
  const { participants, steps } = readSequence(
    [
      "sequenceDiagram",
      "participant A as First<br>of all",
      "A->>+B: start",
      "B--)-A: end<BR />later",
      "Note left of A: left",
      "note over B , C: both",
      "critical lock",
      "break failed",
      "and more",
    ].join("\n"),
  )
  expect(participants).toEqual([
    { id: "A", name: "First\nof all" },
    { id: "B", name: "B" },
    { id: "C", name: "C" },
  ])
  expect(steps).toEqual([
    { kind: "message", from: "A", to: "B", text: "start", dotted: false, head: true },
    { kind: "message", from: "B", to: "A", text: "end\nlater", dotted: true, head: true },
    { kind: "note", over: ["A"], text: "left" },
    { kind: "note", over: ["B", "C"], text: "both" },
    { kind: "open", title: "critical lock" },
    { kind: "open", title: "break failed" },
    { kind: "else", title: "and more" },
  ])
})
