import { expect, test } from "vitest"
import { catalogIn, type CallCatalog } from "../../hcl/call-catalog"
import { callCatalog } from "./call-catalog"
import { service, serviceWithNewest } from "./test-support"

const published = (given: typeof service) => JSON.parse(callCatalog([given]).text) as CallCatalog

test("a module is published with its documented inputs", () => {
  expect(callCatalog([service]).path).toBe("api/calls.json")
  expect(callCatalog([{ ...service, module: null }]).text).toBe('{"modules":[]}')
  const [releases, ...others] = catalogIn(published(service)).get("modules/mgmt/bastion-host") ?? []
  expect(others).toEqual([])
  expect(releases).toMatchObject({
    release: "v0.96.3",
    inputs: [{ name: "name" }, { name: "size" }, { name: "secret", deprecated: "Use name." }],
  })
})

test("only the differences of the newest release are published, and the complete release is restored from them", () => {
  expect(published(serviceWithNewest).modules[0]?.newest?.inputs.map(({ name }) => name)).toEqual([
    "size",
    "zone",
  ])
  const [, newest] = catalogIn(published(serviceWithNewest)).get("modules/mgmt/bastion-host") ?? []
  const text = { kind: "primitive", name: "string" }
  expect(newest).toEqual({
    release: "v2.11.1",
    inputs: [
      { name: "name", type: text, required: true },
      { name: "size", type: text, required: false },
      { name: "zone", type: text, required: false },
    ],
    removed: [{ name: "secret", successors: ["name"] }],
  })
})
