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

test.each([
  ["in the last line", "# [\ntags: [vpc\n", 3, 7, "bracket", "]"],
  ["above a comment and an empty line", "tags: [vpc,\n  ec2\n# ]\n\n", 2, 7, "bracket", "]"],
  ["above another field", "tags: [vpc\ntitle: A\n", 2, 7, "bracket", "]"],
  ["above another field in brackets", "tags: [vpc\nkeywords: [a]\n", 2, 7, "bracket", "]"],
  ["above lines that are not indented enough", "a:\n  tags: [\n  vpc\n  ]\n", 3, 9, "bracket", "]"],
  ["after one that is closed", "tags: [[vpc], [ec2]\n", 2, 7, "bracket", "]"],
  ["after one in a text", 'tags: ["[", {a: b}, {c: d\n', 2, 21, "brace", "}"],
  ["in a list", "- { a: 1 }\n- { b: 2\n", 3, 3, "brace", "}"],
])(
  "a bracket that is never closed is reported where it opens: %s",
  (_, text, line, column, name, closing) => {
    expect(readYaml("a.md", text, part)).toEqual({
      problems: [
        {
          rule: "front-matter",
          file: "a.md",
          line,
          column,
          message: `The front matter is not valid YAML: the ${name} "${closing === "]" ? "[" : "{"}" is never closed.`,
          fix: `write "${closing}" at its end, and indent all lines up to there further than the field, or put the value between quotation marks where it is text.`,
        },
      ],
    })
  },
)

test("problems of a text are reported each time", () => {
  for (const read of readTwice("title: [\n")) expect(read).toMatchObject({ problems: [{ file: "a.md" }] })
})
