import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { type InputMark, InputEntry } from "./input-entry"

const entry = (description: string, sourceUrl: string | null, mark?: InputMark) =>
  renderToStaticMarkup(
    <InputEntry
      sourceUrl={sourceUrl}
      mark={mark}
      input={{
        name: "access_entries",
        required: false,
        type: "any",
        default: "{}",
        nullable: true,
        sensitive: false,
        ephemeral: false,
        deprecated: null,
        description,
        validations: [],
        attributes: [],
      }}
    />,
  ).replace(/<[^>]+>/g, "")
const where = "Described only in the module&#x27;s variables.tf."
const source = "https://github.com/org/catalog/blob/v1.0.0/modules/box/variables.tf"

test("an input without a description links to the module's file", () => {
  expect(entry("", source)).toContain(where)
  expect(entry("Who may enter.", source)).not.toContain(where)
  expect(entry("", null)).not.toContain(where)
})

test("changes in a release are separated from the default of the documented release", () => {
  const mark = { text: "changed by v2.0.0", release: "v2.0.0", details: ["default: `{}` → `null`"] }
  expect(entry("Who may enter.", source, mark)).toContain("Default {}In v2.0.0, default: {} → null")
})
