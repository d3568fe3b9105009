import { expect, test } from "vitest"
import type { BuilderInput } from "./load-reference"
import { shownInputs } from "./shown-inputs"

const inputs = ["required_tags", "subnet_ids", "worker_subnet_tags", "kms_key", "enableDNS"].map(
  (name): BuilderInput => ({
    name,
    description: "",
    type: "string",
    type_tree: { kind: "primitive", name: "string" },
    required: name === "required_tags",
    default: null,
    deprecated: null,
  }),
)

test.each([
  ["", [], ["required_tags", "subnet_ids", "worker_subnet_tags", "kms_key", "enableDNS"]],
  ["Subnet ", [], ["required_tags", "subnet_ids", "worker_subnet_tags"]],
  ["tags worker", [], ["required_tags", "worker_subnet_tags"]],
  ["worker", ["kms_key"], ["required_tags", "worker_subnet_tags", "kms_key"]],
  ["enableDNS", [], ["required_tags", "enableDNS"]],
  ["nothing", [], ["required_tags"]],
])("the filter %j with %j chosen shows %j", (text, chosen, names) =>
  expect(shownInputs(inputs, text, new Set(chosen)).map(({ name }) => name)).toEqual(names),
)
