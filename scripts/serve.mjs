import { main } from "./lib/main.mjs"
import { readPort } from "./lib/port.mjs"
import { readArguments } from "./lib/read-arguments.mjs"

const usage = `Usage: npm run serve [-- <folder of a build>]

Serves a build, public/ when none is named, at http://localhost:9000; PORT sets another port.`

await main(async () => {
  const { positionals } = readArguments({ allowPositionals: true }, usage)
  const [folder, ...others] = positionals
  if (others.length > 0) throw new Error(usage)
  const port = readPort(process.env.PORT)
  const { serve } = await import("./serve/serve.mjs")
  await serve(port, folder)
  return 0
}, usage)
