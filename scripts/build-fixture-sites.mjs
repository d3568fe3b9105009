import { buildFixtureSite, fixtureSites } from "./test-run/fixture-sites.mjs"
import { main } from "./lib/main.mjs"

await main(async () => {
  const known = fixtureSites()
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no fixture site "${unknown.join('", "')}"; there are: ${known.join(", ")}.`)

  for (const name of names.length > 0 ? names : known) {
    console.log(`Building ${name}.`)
    const { code, output } = await buildFixtureSite(name, process.env)
    if (code !== 0) {
      process.stderr.write(output)
      return code
    }
  }
  return 0
})
