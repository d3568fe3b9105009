import { expect, test } from "vitest"
import { outline } from "../test-support"

test.each(["version-tabel", "version-tables", "version_table", "Version-Table"])(
  "a misspelled leaf directive is reported: %s",
  (name) => {
    expect(outline(`Text.\n\n- ::${name}{data="a"}`).messages).toEqual([
      {
        rule: "mdx-syntax",
        line: 3,
        column: 3,
        message: `"::${name}" is not a directive.`,
        fix: 'did you mean "version-table"?',
      },
    ])
  },
)

test.each(["::ffff", "::youtube[a]{id=b}", "::table", "`::version-tabel`", "```md\n::version-tabel\n```"])(
  "%s: no problem",
  (body) => {
    expect(outline(body).messages).toEqual([])
  },
)
