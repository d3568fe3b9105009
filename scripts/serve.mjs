import { main } from "./lib/main.mjs"
import { readPort } from "./lib/port.mjs"

await main(async () => {
  const port = readPort(process.env.PORT)
  const { serve } = await import("./lib/serve.mjs")
  await serve(port)
  return 0
})
