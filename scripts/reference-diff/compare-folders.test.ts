import { expect, test } from "vitest"
import { temporaryTree } from "../../tests/temporary-tree"
import { compareFolders } from "./compare-folders"

const folder = (variables: string) => temporaryTree({ "variables.tf": variables })

test("an input that only the second folder has was added, one that only the first has was removed", async () => {
  const variables = (name: string) =>
    folder(`variable "${name}" {\n  type    = string\n  default = null\n}\n`)
  expect(await compareFolders(variables("gone"), variables("new"))).toMatch(
    /### Added\n\n- `new` .*\n\n### Removed\n\n- `gone` /,
  )
})

test("folders that cannot be compared are an error with the problems of both", async () => {
  const broken = () => folder('variable "size" {\n  type = strin\n}\n')
  const [old, now] = [broken(), broken()]
  const error: unknown = await compareFolders(old, now).catch((reason: unknown) => reason)
  expect(String(error).match(/\S*variables\.tf:\d+/g)).toEqual([
    `${old}/variables.tf:2`,
    `${now}/variables.tf:2`,
  ])
})
