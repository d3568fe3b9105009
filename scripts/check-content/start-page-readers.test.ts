import { expect, test } from "vitest"
import { unsavedResults } from "../../src/node/cache/result-cache"
import { runChecks } from "../../src/node/checks/run-checks"
import type { Environment } from "../../src/node/config/environment"
import { site } from "../../src/site.config"
import { bundle } from "../lib/bundle.mjs"
import { startPageReaders } from "./start-page-readers"

test("the checks find the same problems with results of threads", async () => {
  const environment = { CONTENT_DIR: "tests/fixtures/broken" } as Environment // the only variable that the checks read
  const pageReader = await bundle("scripts/check-content/page-reader.ts")
  const read = startPageReaders(environment.CONTENT_DIR, pageReader)
  let before = 0
  const checked = await runChecks(
    { environment, site },
    {
      async prepare(content) {
        await read(content)
        before = unsavedResults().length
        expect(before).toBeGreaterThanOrEqual(content.documents.length)
      },
    },
  )
  expect(unsavedResults()).toHaveLength(before)

  const { errors, warnings } = await runChecks({ environment, site })
  expect(errors).not.toEqual([])
  expect({ errors: checked.errors, warnings: checked.warnings }).toEqual({ errors, warnings })
})
