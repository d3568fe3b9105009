import path from "node:path"
import { compressFiles } from "./lib/compress-files.mjs"
import { runGatsby } from "./lib/gatsby.mjs"
import { main } from "./lib/main.mjs"
import { projectRoot } from "./lib/project.mjs"

/** A flag of this script, which Gatsby does not get: writes compressed files beside those of the build. */
const compressFlag = "--compress"

await main(async () => {
  const args = process.argv.slice(2)
  if (args.length === 0)
    throw new Error(
      "Usage: node scripts/gatsby.mjs <command> [flags]\n\nCommands: build, develop, clean, info",
    )
  const { code } = await runGatsby(
    args.filter((arg) => arg !== compressFlag),
    { interactive: true },
  )
  if (code !== 0 || !args.includes(compressFlag)) return code
  const { files } = await compressFiles(path.join(projectRoot, "public"))
  console.log(`Compressed ${files} files of public/ with brotli and gzip.`)
  return code
})
