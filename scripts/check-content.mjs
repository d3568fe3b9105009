import { createRequire } from "node:module"
import { bundle } from "./lib/bundle.mjs"
import { main } from "./lib/main.mjs"
import { optimizeLater } from "./lib/optimize-later.mjs"

const usage = `Usage: npm run check:content -- [options]

Runs every content check without building the site. CONTENT_DIR and SITE_CONFIG name another content
tree and its settings. Fails when there is an error; warnings are only listed.

  --format <form>  text (the default), json for programs, or github for annotations of GitHub Actions
  --changed        lists warnings only of files that differ from the last commit; an error is listed
                   wherever it is, since a change to one page may break links of another; also checks
                   the spelling of these files`

// A run takes seconds, and its threads use every core. The flags in package.json make V8 collect garbage later than usual.
optimizeLater()

const require = createRequire(import.meta.url)

await main(async () => {
  const bundled = await bundle("scripts/check-content/report-checks.ts")
  const { reportChecks } = /** @type {typeof import("./check-content/report-checks")} */ (require(bundled))
  return reportChecks({ usage, bundled })
}, usage)
