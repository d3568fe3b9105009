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
  ["boxes/docs", "boxes"],
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

test.each([
  ["/", "SITE_URL=https://boxes.example", "npm run build", [], "Nothing is missing."],
  [
    "/my-boxes/",
    "SITE_URL=https://boxes.example PATH_PREFIX=/my-boxes",
    "npm run build -- --prefix-paths",
    ["These plugins do not run: charts."],
    "- These plugins do not run: charts.",
  ],
])(
  "the README of a site at %s has its commands, and what is missing",
  async (baseUrl, address, build, notes, missing) => {
    const plugins = notes.length > 0 ? ', plugins: ["charts"]' : ""
    const root = temporaryTree({
      "boxes/docusaurus.config.js": config.replace('baseUrl: "/"', `baseUrl: "${baseUrl}"${plugins}`),
      "boxes/docs/start.md": "# Start\n",
    })
    const written = await writeSite(path.join(root, "boxes"), path.join(root, "sites"))
    const from = (file: string) => path.relative(process.cwd(), path.join(root, file)).replaceAll("\\", "/")
    const variables = `SITE_CONFIG=${from("sites/boxes/site.config.ts")} CONTENT_DIR=${from("boxes")}`
    expect(written).toMatchObject({ variables, notes })
    const readme = readFileSync(path.join(root, "sites/boxes/README.md"), "utf8")
    expect(readme).toContain(`\n${variables} npm run develop\n${address} ${variables} ${build}\n`)
    expect(readme).toContain(`## Not carried over\n\n${missing}\n`)
  },
)

test("the configuration of a site imports its type from this project", async () => {
  const root = temporaryTree({ "boxes/docusaurus.config.js": config, "boxes/docs/start.md": "# Start\n" })
  const sites = path.join(root, "some/sites")
  await writeSite(path.join(root, "boxes"), sites)
  const [, types = ""] =
    /from "(.+)"/.exec(readFileSync(path.join(sites, "boxes/site.config.ts"), "utf8")) ?? []
  expect(path.resolve(sites, "boxes", types)).toBe(path.resolve("src/shared/site-config"))
})
