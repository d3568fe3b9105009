import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { readArguments } from "./lib/read-arguments.mjs"
import { formatLicenseList, licenseListName } from "./licenses/license-list"
import { parseLockFile } from "./licenses/lock-file"
import { main } from "./lib/main.mjs"
import { projectRoot } from "./lib/project.mjs"

const usage = `Usage: npm run licenses

Writes ${licenseListName} from the lock file.`

void main(async () => {
  readArguments({}, usage)
  const packages = parseLockFile(readFileSync(path.join(projectRoot, "package-lock.json"), "utf8"))
  writeFileSync(path.join(projectRoot, licenseListName), formatLicenseList(packages))
  console.log(`${licenseListName} lists ${packages.length} packages.`)
  return 0
}, usage)
