import type { ModuleInput } from "../reference/parse-module"
import type { OutputService } from "./output-services"

/** A required string by default. */
export const input = (name: string, extra: Partial<ModuleInput> = {}): ModuleInput => ({
  name,
  description: "A `name`.",
  typeExpression: "string",
  type: { kind: "primitive", name: "string" },
  required: true,
  nullable: true,
  sensitive: false,
  ephemeral: false,
  validations: [],
  line: 1,
  ...extra,
})

/** A service with three inputs and an output. */
export const service: OutputService = {
  slug: "/reference/services/security/bastion",
  title: "Bastion",
  description: "A server.",
  tags: [{ slug: "ec-2", label: "ec2" }],
  module: "modules/mgmt/bastion-host",
  catalogVersion: "0.96.3",
  lastChanged: null,
  inputs: [
    input("name"),
    input("size", {
      type: { kind: "primitive", name: "number" },
      typeExpression: "number",
      required: false,
      default: "1",
      defaultValue: 1,
      nullable: false,
    }),
    input("secret", { required: false, default: "foo()", sensitive: true, deprecated: "Use name." }),
  ],
  newest: null,
  outputs: [{ name: "id", description: "", sensitive: false, ephemeral: false, line: 1 }],
}

/** The same service with a newer release: one removed, one changed and one new input. */
const zone = input("zone", { required: false, default: "null", description: "" })

export const serviceWithNewest: OutputService = {
  ...service,
  newest: {
    release: "v2.11.1",
    inputs: [input("name"), input("size", { required: false, default: '"1"' }), zone],
    outputs: service.outputs,
    added: [zone],
    removed: [{ name: "secret", successors: ["name"] }],
    changed: [
      { name: "size", details: ["type: `number` → `string`", 'default: `1` → `"1"`'], breaking: false },
    ],
    addedOutputs: ["arn"],
    removedOutputs: [],
  },
}
