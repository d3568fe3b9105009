import { expect, test } from "vitest"
import type { BodyMessage } from "./types"
import { outline } from "./test-support"

const names =
  "note, tip, info, warning, caution, danger, important, secondary, success, details, steps, cards, file-tree, tabs, tab"
const addColons =
  "add a line with as many colons after its last line; a directive around others takes more colons than they do."
const removeFence = "remove the line."
const endsEarly = (outer: string) =>
  `"${outer}" has no more colons than a directive inside it, and ends where that one does.`
const moreColons = (line: number) => `write more colons than inside it, here and in line ${line}.`
const writeName = `write ":::name", ":::name[Title]" or ":::name{key="value"}", without a space after the colons.`
const removeCode = "remove it; what needs code belongs in a component of an .mdx page."
const notAllowed = (tag: string) => `<${tag}> is not allowed in Markdown and is left out.`

const syntax = (line: number, column: number, message: string, fix: string): BodyMessage => ({
  rule: "mdx-syntax",
  line,
  column,
  message,
  fix,
})
const unsafe = (line: number, column: number, message: string, fix: string): BodyMessage => ({
  rule: "unsafe-html",
  line,
  column,
  message,
  fix,
})

test.each<[string, string, BodyMessage[]]>([
  [
    "an unknown directive",
    "Text.\n\n:::nota\nx\n:::",
    [syntax(3, 1, '":::nota" is not a directive.', 'did you mean "note"?')],
  ],
  [
    "one that is near nothing",
    ":::zzzzzzzzzz\nx\n:::",
    [syntax(1, 1, '":::zzzzzzzzzz" is not a directive.', `use one of ${names}.`)],
  ],
  ["an unclosed directive", "A.\n\n:::note\nx\n\ny", [syntax(3, 1, '":::note" is never closed.', addColons)]],
  ["an unclosed empty directive", ":::note", [syntax(1, 1, '":::note" is never closed.', addColons)]],
  [
    "nesting with equal colons",
    ":::note\n:::tip\nx\n:::\n:::",
    [syntax(1, 1, endsEarly(":::note"), moreColons(5))],
  ],
  [
    "nesting of three with equal colons",
    ":::note\n:::tip\n\n:::info\nx\n:::\n:::\n:::\n:::",
    [syntax(1, 1, endsEarly(":::note"), moreColons(8)), syntax(2, 1, endsEarly(":::tip"), moreColons(7))],
  ],
  [
    "tabs with equal colons",
    ':::tabs\n:::tab{label="A"}\nx\n:::\n:::tab{label="B"}\ny\n:::\n:::\n\n:::tab{label="C"}\nz\n:::',
    [
      syntax(1, 1, endsEarly(":::tabs"), moreColons(8)),
      syntax(10, 1, '":::tab" is outside "::::tabs".', 'put it between "::::tabs" and "::::".'),
    ],
  ],
  [
    "a closing fence outside the list item of its directive",
    "1. a\n\n   :::note\n   x\n\n:::",
    [
      syntax(3, 4, '":::note" is never closed.', addColons),
      syntax(6, 1, '":::" closes nothing.', removeFence),
    ],
  ],
  [
    "a directive that the fence of the one around it ends",
    "::::note\n:::tip\nx\n::::\n\n:::",
    [
      syntax(2, 1, '":::tip" is never closed.', addColons),
      syntax(6, 1, '":::" closes nothing.', removeFence),
    ],
  ],
  [
    "a closing fence with too few colons",
    "::::note\nx\n\n:::",
    [
      syntax(1, 1, '":::note" is never closed.', addColons),
      syntax(4, 1, '":::" closes nothing.', removeFence),
    ],
  ],
  [
    "an unclosed directive before closed ones",
    ":::warning\na\n\n:::note\nb\n:::\n\n:::tip\nc\n:::",
    [syntax(1, 1, '":::warning" is never closed.', addColons)],
  ],
  [
    "two unclosed directives before a closed one",
    ":::warning\na\n\n:::info\nb\n\n::::note\nc\n::::",
    [
      syntax(1, 1, '":::warning" is never closed.', addColons),
      syntax(4, 1, '":::info" is never closed.', addColons),
    ],
  ],
  [
    "unclosed directives alone",
    ":::note\n:::tip\nx",
    [
      syntax(1, 1, '":::note" is never closed.', addColons),
      syntax(2, 1, '":::tip" is never closed.', addColons),
    ],
  ],
  [
    "an unclosed directive in one of more colons",
    "::::note\n:::tip\nx\n::::",
    [syntax(2, 1, '":::tip" is never closed.', addColons)],
  ],
  [
    "an unclosed directive in a list",
    ":::steps\n\n1. a\n\n   :::tip\n   x\n\n:::",
    [syntax(5, 4, '":::tip" is never closed.', addColons)],
  ],
  [
    "an unclosed directive around a list with a closed one",
    ":::steps\n\n1. a\n\n   :::tip\n   x\n   :::",
    [syntax(1, 1, '":::steps" is never closed.', addColons)],
  ],
  ["a closing fence too many", "A\n\n  :::", [syntax(3, 3, '":::" closes nothing.', removeFence)]],
  [
    "a space after the colons",
    "::: note\nx\n:::",
    [syntax(1, 1, '"::: note" is read as text, not as a directive.', writeName)],
  ],
  [
    "in a quotation",
    "> ::: note",
    [syntax(1, 3, '"::: note" is read as text, not as a directive.', writeName)],
  ],
  [
    "a tab without tabs",
    ':::tab{label="A"}\nx\n:::',
    [syntax(1, 1, '":::tab" is outside "::::tabs".', 'put it between "::::tabs" and "::::".')],
  ],
  [
    "a tab without label",
    "::::tabs\n:::tab\nx\n:::\n::::",
    [syntax(2, 1, '":::tab" has no label.', 'write :::tab{label="…" value="…"}.')],
  ],
  [
    "tabs without tab",
    "::::tabs\nx\n::::",
    [syntax(1, 1, '"::::tabs" contains no tab.', 'put ":::tab{label="…"}" blocks into it.')],
  ],
  [
    "text between tabs",
    '::::tabs\n:::tab{label="A"}\nx\n:::\n\ny\n\n:::tab{label="B"}\nx\n:::\n\nz\n::::',
    [
      syntax(
        6,
        1,
        'The text is in no tab of "::::tabs", and is shown below all tabs.',
        "put it into a tab, or below the set.",
      ),
    ],
  ],
  ["a comment between tabs", '::::tabs\n<!-- x -->\n\n:::tab{label="A"}\nx\n:::\n::::', []],
  [
    "steps without numbers",
    ":::steps\n- a\n:::",
    [syntax(1, 1, '":::steps" contains no ordered list.', 'number its items: "1.", "2.", "3.".')],
  ],
  [
    "cards without list",
    ":::cards\na\n:::",
    [syntax(1, 1, '":::cards" contains no list.', 'start each item with "- ".')],
  ],
  [
    "a file tree without list",
    ":::file-tree\na\n:::",
    [syntax(1, 1, '":::file-tree" contains no list.', 'start each item with "- ".')],
  ],
  [
    "a misspelled attribute",
    '::::tabs{grup="a"}\n:::tab{label="A" vale="a" defualt}\nx\n:::\n::::',
    [
      syntax(1, 1, '":::tabs" takes no "grup".', 'did you mean "group"?'),
      syntax(2, 1, '":::tab" takes no "vale".', 'did you mean "value"?'),
      syntax(2, 1, '":::tab" takes no "defualt".', 'did you mean "default"?'),
    ],
  ],
  [
    "misspelled attributes of other directives",
    ':::details{opne}\nx\n:::\n\n:::file-tree{labl="a"}\n- b\n:::\n\n:::note{ID="c"}\nx\n:::',
    [
      syntax(1, 1, '":::details" takes no "opne".', 'did you mean "open"?'),
      syntax(5, 1, '":::file-tree" takes no "labl".', 'did you mean "label"?'),
      syntax(9, 1, '":::note" takes no "ID".', 'did you mean "id"?'),
    ],
  ],
  [
    "a misspelled attribute of a version table",
    '::version-table{date="a"}',
    [syntax(1, 1, '"::version-table" takes no "date".', 'did you mean "data"?')],
  ],
  ["a script", "A\n\n<script>x()</script>", [unsafe(3, 1, notAllowed("script"), removeCode)]],
  [
    "a frame within text",
    "See <iframe src=x></iframe>",
    [unsafe(1, 5, notAllowed("iframe"), "link to the page instead of embedding it.")],
  ],
  [
    "a style sheet",
    "<style>a{}</style>",
    [unsafe(1, 1, notAllowed("style"), "use a directive; the site's style sheet decides how things look.")],
  ],
  ["a form", "<form><input></form>", [unsafe(1, 1, notAllowed("form"), "remove it; pages take no input.")]],
  [
    "an object and an embed",
    "<object></object>\n\n<EMBED src=x>",
    [unsafe(1, 1, notAllowed("object"), removeCode), unsafe(3, 1, notAllowed("EMBED"), removeCode)],
  ],
  [
    "a handler, on its line of a list",
    '- Item\n\n  <div>\n  <a href="/x" onclick="y()">z</a>\n  </div>',
    [
      unsafe(
        4,
        16,
        'The attribute "onclick" of <a> is not allowed and is left out.',
        "remove the attribute.",
      ),
    ],
  ],
  [
    "an address that runs code",
    '<a href=" java\tscript:alert(1)">x</a>',
    [
      unsafe(
        1,
        4,
        'The address " java\tscript:alert(1)" runs code and is left out.',
        "link to a page or a file.",
      ),
    ],
  ],
  [
    "one in Markdown",
    "Go [x](javascript:alert(1)).",
    [
      unsafe(
        1,
        4,
        'The address "javascript:alert(1)" runs code and is left out.',
        "link to a page or a file.",
      ),
    ],
  ],
  [
    "a long one",
    `[x]: data:text/html,${"a".repeat(50)}\n\n[x]`,
    [
      unsafe(
        1,
        1,
        `The address "data:text/html,${"a".repeat(25)}…" runs code and is left out.`,
        "link to a page or a file.",
      ),
    ],
  ],
  [
    "a diagram without alt",
    "```mermaid\nflowchart LR\nA --> B\n```",
    [
      {
        rule: "missing-alt",
        line: 1,
        column: 1,
        message: "The diagram has no alt text.",
        fix: 'say what it shows: ```mermaid alt="…".',
      },
    ],
  ],
  [
    "a diagram's line",
    'A\n\n```mermaid alt="x"\nflowchart LR\nA to B\n```',
    [
      syntax(
        5,
        1,
        'The diagram\'s line "A to B" is not understood and would be left out.',
        'write one statement a line, such as "A[One] --> B[Two]".',
      ),
    ],
  ],
])("%s", (_, body, messages) => {
  expect(outline(body).messages).toEqual(messages)
})

test.each([
  ["nothing", ""],
  ["comments", "<!-- one\n\ntwo -->\n\nText <!-- three -->"],
  ["harmless HTML", '<details><summary>x</summary>\n\ny\n\n</details>\n\n<a id="x"></a><kbd>Ctrl</kbd><br/>'],
  ["unsafe HTML as code", "`<script>`\n\n```html\n<script>x</script>\n```"],
  ["directives as code", "```md\n:::foo\n```"],
  ["directives that are closed", "::::note\n:::tip[x]\ny\n:::\n::::"],
  ["directives in lists and quotations", "- a\n\n  :::note\n  b\n  :::\n\n> :::tip\n> c\n> :::"],
  ["line endings of Windows", ":::note Title\r\nText\r\n:::\r\n"],
  [
    "attributes that other tools may know",
    ':::note{.wide #a kind=c icon=d}\nx\n:::\n\n::::tabs{sync=e style="f"}\n:::tab{label="A" icon=g name=h}\nx\n:::\n::::',
  ],
  ["colons in prose", "At 10:30, :30, foo:bar, arn:aws:iam::123:role/x, ::1 and\n::ffff."],
  ["schemes that lead to people and pages", "[x](mailto:y@z.example) [y](HTTPS://z.example) [z](tel:1)"],
])("%s: no problem", (_, body) => {
  expect(outline(body).messages).toEqual([])
})

test("line numbers are those of the file", () => {
  expect(outline(":::foo\n:::", { bodyLine: 8 }).messages[0]).toMatchObject({ line: 8, column: 1 })
})

test("the messages of a body are in the order of its text", () => {
  const body = ":::foo\n<script></script>\n:::\n\n```mermaid\nflowchart LR\nA --> B\n```\n\n:::bar\n:::"
  expect(outline(body).messages.map(({ line, rule }) => [line, rule])).toEqual([
    [1, "mdx-syntax"],
    [2, "unsafe-html"],
    [5, "missing-alt"],
    [10, "mdx-syntax"],
  ])
})
