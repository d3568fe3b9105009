import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const read = (file: string) => readFileSync(`node_modules/gatsby/dist/${file}`, "utf8")

test("Gatsby's command line loads a command as a module, which a preview replaces", () => {
  const commandLine = readFileSync("node_modules/gatsby-cli/lib/create-cli.js", "utf8")
  expect(commandLine).toContain("_resolveCwd.default.silent(`gatsby/dist/commands/${command}`)")
  expect(commandLine).toContain("const cmd = require(cmdPath)")
})

test("the process of Gatsby's development server is started with what a preview passes to it", () => {
  const command = read("commands/develop.js").replaceAll(/\/\/.*/g, "")
  expect(command).toMatch(
    /const args = \$\{JSON\.stringify\(\{\s+\.\.\.program,\s+port: developPort,\s+proxyPort: developPort,\s+debugInfo\s+\}\)\};\s+cmd\(args\);/,
  )
  expect(read("commands/develop-process.js")).toContain("JSON.parse(process.env.GATSBY_NODE_GLOBALS)")
})

test("Gatsby creates the state of a preview with a function that a preview replaces, and collects changes in the list of it", () => {
  expect(read("commands/develop-process.js")).toContain("_develop.developMachine.withContext({")
  expect(read("state-machines/develop/index.js")).toMatch(
    /nodeMutationBatch = \[\],\s+sourceFilesDirty\s+\}\) => \{\s+return \{\s+store,\s+nodeMutationBatch,/,
  )
  expect(read("state-machines/waiting/actions.js")).toContain("nodeMutationBatch.push(payload);")
})

test("Gatsby applies changes of nodes while it creates pages by an action that a preview replaces, and creates pages again after changes during queries", () => {
  const machine = read("state-machines/develop/index.js")
  expect(machine).toMatch(/recreatingPages: \{\s+on: \{[^}]+ADD_NODE_MUTATION: \{\s+actions: `callApi`/)
  expect(machine).toMatch(/ADD_NODE_MUTATION: \{\s+actions: \[`markNodesDirty`, `callApi`\]/)
  expect(machine).toContain(
    "cond: ({\n            nodesMutatedDuringQueryRun\n          }) => !!nodesMutatedDuringQueryRun",
  )
  expect(read("utils/api-runner-node.js")).toMatch(/ENQUEUE_NODE_MUTATION`, \{\s+type,\s+payload: args/)
  expect(read("utils/source-nodes.js")).toMatch(/apiFinished\(\{\s+apiName: `sourceNodes`/)
})

test("Gatsby saves its state with a function that builds and previews replace, and writes each changed node at once", () => {
  expect(read("redux/index.js")).toContain("exports.saveState = saveState;")
  expect(read("redux/save-state.js")).toContain("await redux.saveState();")
  expect(read("datastore/lmdb/lmdb-datastore.js")).toMatch(
    /_redux\.emitter\.on\(`\*`, action => \{\s+if \(action\) \{\s+updateDataStore\(action\);/,
  )
})

test("Gatsby applies all changes of nodes by a function that a preview replaces, and builds each schema by a service that it replaces", () => {
  const actions = ["develop/actions.js", "waiting/actions.js"].map((file) => read(`state-machines/${file}`))
  for (const source of [...actions, read("services/run-mutation-batch.js")])
    expect(source).toMatch(/\(0, _callDeferredApi\.callRealApi\)\((event\.)?payload, store\)/)
  expect(read("state-machines/data-layer/index.js")).toContain("services: _services.dataLayerServices")
})

test("gatsby-plugin-mdx reads front matter by a function that a preview replaces", () => {
  const plugin = readFileSync("node_modules/gatsby-plugin-mdx/dist/gatsby-node.js", "utf8")
  expect(plugin.match(/parseFrontmatter\)?\(/g)).toHaveLength(2)
  expect(plugin.match(/\(0, _frontmatter\.parseFrontmatter\)\(/g)).toHaveLength(2)
})
