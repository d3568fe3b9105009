import { main } from "./lib/main.mjs"
import { readPort } from "./lib/port.mjs"

// The default is public/.
const [folder] = process.argv.slice(2)

await main(async () => {
  const port = readPort(process.env.PORT)
  const { serve } = await import("./lib/serve.mjs")
  await serve(port, folder)
  return 0
})
