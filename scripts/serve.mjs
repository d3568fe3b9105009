import { main } from "./lib/main.mjs"
import { readPort } from "./lib/port.mjs"

const usage = `Usage: npm run serve [-- <folder of a build>]

Serves a build, public/ when none is named, at http://localhost:9000; PORT sets another port.`

await main(async () => {
  const [folder, ...others] = process.argv.slice(2)
  if (others.length > 0 || folder?.startsWith("-")) throw new Error(usage)
  const port = readPort(process.env.PORT)
  const { serve } = await import("./serve/serve.mjs")
  await serve(port, folder)
  return 0
}, usage)
