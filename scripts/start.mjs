import { ensureDependencies } from "./install/ensure-dependencies.mjs"
import { runGatsby } from "./gatsby/run-gatsby.mjs"
import { main } from "./lib/main.mjs"
import { assertPortFree, readPort } from "./lib/port.mjs"

const usage = `Usage: npm start [-- <flags of npm run build>]

Builds the production site into public/ and serves it at http://localhost:9000; PORT sets another port.`

await main(async () => {
  const port = readPort(process.env.PORT)
  await assertPortFree(port)
  if (!(await ensureDependencies())) return 1

  console.log("Building the production site into public/.")
  const { code } = await runGatsby(["build", ...process.argv.slice(2)], { call: "npm start" })
  if (code !== 0) return code

  // The server needs packages that only exist once dependencies are installed.
  const { serve } = await import("./serve/serve.mjs")
  await serve(port)
  return 0
}, usage)
