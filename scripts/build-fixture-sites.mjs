import { buildFixtureSites, fixtureSites } from "./test-run/fixture-sites.mjs"
import { main } from "./lib/main.mjs"

await main(async () => {
  const known = fixtureSites()
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no fixture site "${unknown.join('", "')}"; there are: ${known.join(", ")}.`)

  const sites = names.length > 0 ? names : known
  console.log(`Building ${sites.join(", ")}.`)
  const results = await buildFixtureSites(sites, process.env)
  const failed = results.filter(({ code }) => code !== 0)
  for (const { name, output } of failed) process.stderr.write(`The fixture site ${name}:\n${output}\n`)
  return failed.length > 0 ? 1 : 0
})
