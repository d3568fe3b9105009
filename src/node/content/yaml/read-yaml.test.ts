import { expect, test } from "vitest"
import { readYaml } from "./read-yaml"

const part = { name: "front matter", firstLine: 2 }

/** Reads a text twice: the second time, its value is in the cache of results. */
function readTwice(text: string) {
  return [readYaml("a.md", text, part), readYaml("a.md", text, part)] as const
}

test("a cached value has the same positions as a parsed one", () => {
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
          fix: `write "${closing}" at its end${/[[,]\n/.test(text.replace(/^#.*/, "")) ? ", and indent all lines up to there further than the field" : ""}, or put the value between quotation marks where it is text.`,
        },
      ],
    })
  },
)

const colonFault = "a value must not contain a colon with a space after it"

test.each([
  [
    "two values",
    "title: A: b\ndescription: @c\n",
    [colonFault, 'a value must not start with an at sign, "@"'],
    [2, 3],
  ],
  [
    "a field set twice, and an escape",
    'a: 1\na: 2\nb: "\\d"\n',
    [
      'the field "a" is set twice',
      "a value between double quotation marks contains a backslash that is not part of an escape",
    ],
    [3, 4],
  ],
  ["a value with two errors", "a:\n  b: C: d\n   e: 1\n", [colonFault], [3]],
  ["a value that goes on in the next lines", "a: B: c\n  d: e\n  f: g\nh: 1\n", [colonFault], [2]],
  [
    "a value below a bracket that is never closed",
    "a: [b\nc: D: e\n",
    ['the bracket "[" is never closed'],
    [2],
  ],
  [
    "a value below a line that is not a field",
    "title A\ndescription B: c\ntags: D: e\n",
    ["the line is not a field"],
    [2],
  ],
  [
    "a line that is indented too far below a value",
    "a: B: c\nd: e\n  f: 1\ng: H: i\n",
    [colonFault, "the line is indented further than the field above it"],
    [2, 4],
  ],
])("errors are reported up to the first one that can cause others: %s", (_, text, reasons, lines) => {
  expect(readYaml("a.md", text, part)).toMatchObject({
    problems: reasons.map((reason, index) => ({
      line: lines[index],
      message: `The front matter is not valid YAML: ${reason}.`,
    })),
  })
})

test("problems of a text are reported each time", () => {
  for (const read of readTwice("title: [\n")) expect(read).toMatchObject({ problems: [{ file: "a.md" }] })
})

test("a quotation mark that is never closed is reported where it opens, not at one that is closed in a later line", () => {
  expect(readYaml("a.md", 'a: "one\n  two"\nb: "three\n', part)).toMatchObject({
    problems: [{ line: 4, column: 4, message: expect.stringContaining("a quotation mark starts here") }],
  })
})

test.each([
  ["a missing comma", 'tags: ["a" "b"]\n', 12, "a comma is missing before this entry"],
  ["a missing comma in an object", 'a: {"b": "c" "d": 1}\n', 10, "no comma follows this value"],
  ["a bracket too many", 'tags: ["a", "b"]]\n', 17, "this bracket closes nothing"],
  ["an open quote", 'a: {"b": "c}\nd: 1\n', 10, "a quotation mark starts here and is never closed"],
  ["a repeated name", 'a: {"b": 1, "b": 2}\n', 13, 'the field "b" is set twice'],
  [
    "a text that starts with a bracket",
    "title: [draft] Peering\n",
    16,
    "a value must not start with a bracket",
  ],
])("an error in a value in brackets is explained where it is: %s", (_, text, column, reason) => {
  const read = readYaml("a.md", text, part)
  expect("problems" in read && read.problems[0]).toMatchObject({
    line: 2,
    column,
    message: `The front matter is not valid YAML: ${reason}.`,
  })
})

test.each([
  [
    '{\n  "label": "A"\n  "position": 2\n}\n',
    3,
    3,
    'expected "," or a closing bracket, but found "position"',
  ],
  ['{\n  "label": "A"\n', 3, 1, 'expected "}", but the text ends'],
  ['{"label": "A", "position": 2, "label": "B"}', 1, 31, 'the field "label" is set twice'],
])("errors of a JSON file are those of JSON: %j", (text, line, column, reason) => {
  expect(readYaml("_category_.json", text)).toMatchObject({
    problems: [{ line, column, message: `The file is not valid JSON: ${reason}.` }],
  })
})

test("a JSON file with comments and a comma after the last entry is valid", () => {
  expect(readYaml("_category_.json", '{\n  # Order.\n  "position": 2,\n}\n')).toHaveProperty("yaml.value", {
    position: 2,
  })
})

test.each([
  ["a value in itself", "a: 1\ntags: &tags\n  - vpc\n  - *tags\n", { line: 5, column: 5 }],
  [
    "a later anchor of the same name",
    "a: &x [&x [1], *x]\nb: &y { c: *x, d: *y }\n",
    { line: 3, column: 19 },
  ],
  [
    "too many",
    `a: &a [1]\nb: &b [${Array(20).fill("*a").join()}]\nc: [${Array(20).fill("*b").join()}]\n`,
    { line: 3, column: 8 },
  ],
])("values without end are reported at the reference: %s", (_, text, position) => {
  expect(readYaml("a.md", text, part)).toEqual({
    problems: [
      {
        rule: "front-matter",
        file: "a.md",
        ...position,
        message:
          "The front matter is not valid YAML: its values refer to each other too often, or to themselves.",
        fix: 'write the values out in place of "*name".',
      },
    ],
  })
})
