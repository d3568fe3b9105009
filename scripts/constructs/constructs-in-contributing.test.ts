import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { contributingFile, contributingWithConstructs } from "./constructs-in-contributing"

test("CONTRIBUTING lists the constructs of the content: npm run constructs writes them", async () => {
  expect(await contributingWithConstructs()).toBe(readFileSync(contributingFile, "utf8"))
})
