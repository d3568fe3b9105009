import { expect, test } from "vitest"
import { nameFaults } from "./hcl-names"

const using = (declared: string, used: string) =>
  `module "${declared}" {\n  source = "./a"\n}\n\noutput "id" {\n  value = ${used}\n}\n`

test.each([
  ["vpc", "module.vcp.vpc_id", "vcp", 11],
  ["vpc", '"${module.vcp.vpc_id}-a"', "vcp", 14],
  ["data_warehouse", "module.data_warehose.id", "data_warehose", 11],
])("beside the module %s, %s is reported", (declared, used, name, column) => {
  expect(nameFaults(using(declared, used))).toEqual([
    {
      rule: "hcl-syntax",
      line: 6,
      column,
      message: `The sample has no module "${name}".`,
      fix: `did you mean "module.${declared}"? Mark the fence \`skip="reason"\` if it is right.`,
    },
  ])
})

test.each([
  ["vpc", "module.vpc.vpc_id"],
  ["vpc", "module.eks.id"],
  ["vpc_a", "module.vpc_b.id"],
  ["node_12", "module.node_21.id"],
  ["service", "module.services.id"],
  ["vpc", "data.module.vcp.id"],
  ["vpc", "1 # see above\n  # module.vcp.vpc_id"],
])("beside the module %s, %s is allowed", (declared, used) => {
  expect(nameFaults(using(declared, used))).toEqual([])
})

test("a source that nearly names the catalog's repository is reported at the name", () => {
  const source = (repository: string) =>
    `module "a" {\n  source = "git::git@github.com:${repository}.git//modules/networking/vpc?ref=v2.11.1"\n}\n`
  expect(nameFaults(source("gruntwork-io/terraform-aws-servicecatalog"))).toEqual([
    {
      rule: "hcl-syntax",
      line: 2,
      column: 46,
      message: 'There is no repository "terraform-aws-servicecatalog".',
      fix: 'did you mean "terraform-aws-service-catalog"? Mark the fence `skip="reason"` if it is right.',
    },
  ])
  const others = ["terraform-aws-service-catalog", "terraform-aws-cis-service-catalog", "terraform-aws-vpc"]
  for (const repository of others) expect(nameFaults(source(`gruntwork-io/${repository}`))).toEqual([])
  expect(nameFaults(source("acme/terraform-aws-servicecatalog"))).toEqual([])
})
