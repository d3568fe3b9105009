import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import inventory from "../../../tests/fixtures/reference/inventory.json"
import { parseModule } from "./parse-module"

const services = Object.entries(inventory)

const read = (service: string, name: string) => {
  const file = `content/reference/services/${service}/${name}`
  return { file, text: readFileSync(file, "utf8") }
}

/** Source without white space, because the formatting of the files may differ. */
const bare = (source: string | null | undefined) => source?.replace(/\s+/g, "")

test("the inventory is complete", () => {
  expect(services).toHaveLength(35)
  expect(services.flatMap(([, { inputs }]) => inputs)).toHaveLength(1923)
  expect(services.flatMap(([, { outputs }]) => outputs)).toHaveLength(580)
})

test.each(services)("%s has the inputs and outputs of its module", async (service, expected) => {
  const { inputs, outputs, problems } = await parseModule({
    variables: read(service, "variables.tf"),
    outputs: read(service, "outputs.tf"),
  })
  expect(problems).toEqual([])
  const rows = (
    list: readonly { name: string; required: boolean; typeExpression: string; default?: string | null }[],
  ) =>
    list.map((input) => ({
      name: input.name,
      required: input.required,
      type: bare(input.typeExpression),
      default: input.required ? null : bare(input.default),
    }))
  expect(rows(inputs)).toEqual(
    rows(expected.inputs.map((input) => ({ ...input, typeExpression: input.type }))),
  )
  expect(outputs.map(({ name }) => name)).toEqual(expected.outputs)
  expect(inputs.filter(({ description }) => description === "").map(({ name }) => name)).toEqual([])
})
