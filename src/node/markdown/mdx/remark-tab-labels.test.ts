import { expect, test } from "vitest"
import { noParts } from "../body-parts"
import { plainMarkdown } from "../plain-markdown"
import { outlineOfBody, readBody } from "../read-markdown"

/** The page as Markdown, and the texts that a search finds. */
function read(body: string) {
  const parsed = readBody({ file: "docs/a.mdx", format: "mdx", body, bodyLine: 1 }, noParts)
  const { sections } = outlineOfBody(parsed)
  return { markdown: plainMarkdown(parsed, (url) => url), text: sections.map(({ text }) => text).join("\n") }
}

test.each([
  [
    "without labels of their own",
    '[{ label: "macOS", value: "mac" }, { "value": "win", "label": "Windows" }]',
    "",
  ],
  [
    "with other labels",
    '[{ label: "macOS", value: "mac" }, { value: "win", label: "Windows" }]',
    ' label="Other"',
  ],
])("tabs %s have the labels of the list of their set", (_, values, label) => {
  const item = (value: string, text: string) => `<TabItem value="${value}"${label}>\n\n${text}\n\n</TabItem>`
  const { markdown, text } = read(
    `<Tabs values={${values}}>\n${item("mac", "One.")}\n${item("win", "Two.")}\n</Tabs>\n`,
  )
  expect(markdown).toBe("**macOS**\n\nOne.\n\n**Windows**\n\nTwo.")
  expect(text).toBe("macOS\nOne.\nWindows\nTwo.")
})

test("tabs within a tab, and tabs with computed labels, keep their own", () => {
  const inner = '<Tabs>\n<TabItem value="a" label="Inner">One.</TabItem>\n</Tabs>'
  const { markdown } = read(
    `<Tabs values={[{ value: "a", label: "Outer" }]}>\n<TabItem value="a">\n\n${inner}\n\n</TabItem>\n</Tabs>\n\n` +
      '<Tabs values={[{ value: "b", label: String(1) }, ...[]]}>\n<TabItem value="b">Two.</TabItem>\n</Tabs>\n',
  )
  expect(markdown).toBe("**Outer**\n\n**Inner**\n\nOne.\n\n**b**\n\nTwo.")
})
