import { expect, test } from "vitest"
import { readYaml } from "./read-yaml"

const part = { name: "front matter", firstLine: 2 }

/** Reads a text twice: the second time, its value is in the cache of results. */
function readTwice(text: string) {
  return [readYaml("a.md", text, part), readYaml("a.md", text, part)] as const
}

test("a text whose value is cached has the same value and positions", () => {
  for (const read of readTwice("title: VPC\ntags:\n  - ec2\n  - vpc\n")) {
    if (!("yaml" in read)) throw new Error("The text is valid.")
    expect(read.yaml.value).toEqual({ title: "VPC", tags: ["ec2", "vpc"] })
    expect(read.yaml.positionOf(["tags", 1])).toEqual({ line: 5, column: 5 })
    expect(read.yaml.positionOfKey(["tags"])).toEqual({ line: 3, column: 1 })
  }
})

test("a value that JSON cannot represent is never replaced by another one", () => {
  for (const read of readTwice("sidebar_position: .inf\n"))
    expect(read).toMatchObject({ yaml: { value: { sidebar_position: Infinity } } })
})

test("problems of a text are reported each time", () => {
  for (const read of readTwice("title: [\n")) expect(read).toMatchObject({ problems: [{ file: "a.md" }] })
})
