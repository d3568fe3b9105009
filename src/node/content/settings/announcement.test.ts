import { expect, test } from "vitest"
import { announcementProblems } from "./announcement"

const fieldsOf = (content: string, colors: { textColor?: string; backgroundColor?: string } = {}) =>
  announcementProblems({ id: "a", content, closeable: true, ...colors }).map(({ field }) => field)

test("an announcement has readable colors, and one line of text", () => {
  expect(fieldsOf("Text\nwith **bold** words.")).toEqual([])
  expect(fieldsOf("A.", { textColor: "red", backgroundColor: "black" })).toEqual([])
  expect(fieldsOf("A.", { textColor: "red", backgroundColor: "red" })).toEqual(["textColor"])
  for (const content of ["# A", "- A", "A.\n\nB."]) expect(fieldsOf(content), content).toEqual(["content"])
})
