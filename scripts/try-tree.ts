import { readProject } from "../src/node/docusaurus/read-project"
import { runChecks } from "../src/node/checks/run-checks"
import { readEnvironment } from "../src/node/config/environment"
import { readArguments } from "./lib/read-arguments.mjs"
import { readResults, writeResults } from "../src/node/cache/result-cache"
import { formatTrial } from "./try-tree/format-trial"
import { main } from "./lib/main.mjs"

const usage = `Usage: npm run try-tree -- <folder>

Shows the result of using a Docusaurus project, the folder with its docusaurus.config.*, as the
content of a site: its docs, languages and versions, what could not be carried over, and every problem
that a build would report. Changes none of the project's files, and runs none of its code.`

void main(async () => {
  const [folder, ...rest] = readArguments({ allowPositionals: true }, usage).positionals
  if (folder === undefined || rest.length > 0) throw new Error(usage)
  await readResults()
  const project = await readProject(folder)
  const environment = readEnvironment({ CONTENT_DIR: project.contentDir })
  const { content, errors, warnings } = await runChecks({ environment, site: project.site })
  await writeResults()
  console.log(formatTrial({ project, content, errors, warnings }))
  return errors.length > 0 ? 1 : 0
}, usage)
