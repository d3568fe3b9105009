import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree } from "../../tests/temporary-tree"
import { writeSite } from "./write-site"

const config =
  'module.exports = { title: "Boxes", url: "https://boxes.example", baseUrl: "/", presets: [["classic", {}]] }'

test.each([
  ["boxes", "boxes"],
  ["boxes/website", "boxes"],
  ["boxes/Documentation", "boxes"],
])("the site of the project in %s is %s, and is not overwritten", async (folder, name) => {
  const root = temporaryTree({
    [`${folder}/docusaurus.config.js`]: config,
    [`${folder}/docs/start.md`]: "# Start\n",
  })
  const project = path.join(root, folder)
  const sites = path.join(root, "sites")
  const file = path.join(sites, name, "site.config.ts")
  const { files } = await writeSite(project, sites)
  expect(files.map((written) => path.resolve(written))).toEqual([file, path.join(sites, name, "README.md")])
  expect(readFileSync(file, "utf8")).toContain('title: "Boxes"')

  writeFileSync(file, "edited")
  await expect(writeSite(project, sites)).rejects.toThrow(
    "already exists. Remove it to create the site again.",
  )
  expect(readFileSync(file, "utf8")).toBe("edited")
})
