import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { synonymsFileSchema } from "../search/synonyms"
import { announcementSchema } from "./announcement"
import { categorySchema } from "../navigation/category-file"
import { tagsFileSchema } from "./tags"

test.each([
  ["tags.yml", tagsFileSchema.element],
  ["announcement.yml", announcementSchema],
  ["_category_.yml", categorySchema],
  ["synonyms.yml", synonymsFileSchema],
])("CONTRIBUTING names every field of %s, as the fix of a wrong one says", (file, { shape }) => {
  const rows = readFileSync("CONTRIBUTING.md", "utf8").split("\n")
  const row = rows.find((line) => line.startsWith(`| \`${file}\``)) ?? ""
  for (const field of Object.keys(shape)) expect(row).toContain(`\`${field}\``)
})
