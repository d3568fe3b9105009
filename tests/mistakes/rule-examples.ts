import type { CheckRule } from "../../src/shared/site-config"
import { block } from "./mistake"
import { picture } from "./picture"
import type { TreeFiles } from "../temporary-tree"

/** A page with front matter of four lines, and an empty line below it. */
const page = (title: string, body: string, field = "sidebar_position: 1") =>
  `---\ntitle: ${title}\n${field}\n---\n\n${body}\n`

/** An article with front matter of six lines, and an empty line below it. */
const article = (number: number, kind: string, body: string) =>
  `---\ntitle: Why does the plan fail?\nnumber: ${number}\nkind: ${kind}\nanswered: true\n---\n\n${body}\n`

const parts = "## Question\n\nWhy does the plan fail?\n\n## Answer\n\nThe role cannot read the bucket."

const vpc = (body: string, more: TreeFiles = {}): TreeFiles => ({
  "docs/guides/vpc.md": page("VPC", body),
  ...more,
})

const source = (repository: string, module: string, release: string) =>
  `  source = "git::git@github.com:gruntwork-io/${repository}.git//modules/${module}?ref=${release}"`

/** A call of the VPC module of the service catalog, and the reference of that module. */
const call = (...inputs: string[]): TreeFiles =>
  vpc(
    block(
      "hcl",
      'module "vpc" {',
      source("terraform-aws-service-catalog", "networking/vpc", "v2.11.1"),
      "",
      ...inputs.map((input) => `  ${input}`),
      "}",
    ),
    {
      "reference/services/networking/vpc/index.md": page(
        "VPC",
        "A network of its own.",
        "module: modules/networking/vpc\ncatalog_version: 2.11.1",
      ),
      "reference/services/networking/vpc/outputs.tf": "",
      "reference/services/networking/vpc/variables.tf": [
        'variable "vpc_name" {',
        '  description = "The name of the VPC."',
        "  type        = string",
        "}",
        'variable "num_nat_gateways" {',
        '  description = "The number of NAT gateways."',
        "  type        = number",
        "  default     = 1",
        "}",
        'variable "tenancy" {',
        '  description = "The tenancy of instances."',
        "  type        = string",
        "  default     = null",
        '  deprecated  = "Use instance_tenancy."',
        "}",
        "",
      ].join("\n"),
    },
  )

const diagram = { "docs/guides/vpc.png": picture(20) }

/** Trees with one mistake each, by the rule that reports it. CONTRIBUTING shows what is printed of each. */
export const ruleExamples: Readonly<Record<CheckRule, TreeFiles>> = {
  "broken-link": vpc("Then deploy [a cluster](/guides/esk)."),
  "broken-markdown-link": vpc("Then deploy [a cluster](./esk.md)."),
  "broken-anchor": vpc("Then deploy [a cluster](/guides/eks#deply)."),
  "broken-image": vpc("![The subnets of the VPC](./vcp.png)", diagram),
  "broken-code-file": vpc('```hcl title="main.tf" file="../examples/vpc/main.tf" region="cal"\n```', {
    "docs/examples/vpc/main.tf": "# region call\nvpc_cidr = local.cidr\n# endregion\n",
  }),
  "outside-content": vpc("See [the notes](../../../notes.txt).", { "../notes.txt": "Not for readers." }),
  "foreign-image": vpc("![The subnets of the VPC](https://example.com/vpc.png)"),
  "front-matter": { "docs/guides/vpc.md": page("VPC", "Text.", "descripton: Deploy a network.") },
  "sidebar-unknown-doc": { "sidebars.yml": "guides:\n  - index\n  - guides/eks\n  - guides/vcp\n" },
  "unknown-tag": {
    "tags.yml": "- slug: vpc\n  label: VPC\n  description: Networks.\n",
    "docs/guides/vpc.md": page("VPC", "Text.", "tags: [vcp]"),
  },
  "duplicate-number": {
    "knowledge-base/12.md": article(12, "concept", parts),
    "knowledge-base/13.md": article(12, "concept", parts),
  },
  "removed-address": { "ledger.json": '{\n  "/": [],\n  "/guides/old-name": []\n}\n' },
  "hcl-syntax": vpc(block("hcl", 'resource "aws_eip" "nat" {', "  count = 3")),
  "unknown-input": call('vpc_name         = "dev"', "num_nat_gatways = 1"),
  "missing-input": call("num_nat_gateways = 1"),
  "wrong-type": call('vpc_name         = "dev"', 'num_nat_gateways = "one"'),
  "deprecated-input": call('vpc_name = "dev"', 'tenancy  = "default"'),
  "code-format": vpc(block("hcl", 'resource "aws_eip" "nat" {', "  count=3", "}")),
  "code-syntax": vpc(block("json", "{", '  "region": "us-east-1",', "}")),
  "mdx-syntax": {
    "docs/guides/vpc.mdx": page("VPC", "export const vpc = {}\n\nThe network is {vpc.cidr.block}."),
  },
  "unknown-variable": vpc("The newest release is {{catalog_verison}}.", {
    "data/variables.yml": "catalog_version: v2.11.1\n",
  }),
  "unsafe-html": vpc("<script>alert(1)</script>"),
  "duplicate-route": {
    "docs/guides/vpc.md": page("VPC", "Text."),
    "docs/guides/network.md": page("Network", "Text.", "slug: /guides/vpc"),
  },
  "orphan-page": vpc("Text.", { "sidebars.yml": "guides:\n  - index\n  - guides/eks\n" }),
  "stale-review": { "docs/guides/vpc.md": page("VPC", "Text.", "last_reviewed: 2024-03-01") },
  "missing-alt": vpc("![](./vpc.png)", diagram),
  "unchecked-sample": vpc(block("rego", "package terraform")),
  "dead-link-text": vpc("Click [here](/guides/eks)."),
  "missing-message": {
    "knowledge-base/12.md": article(12, "troubleshooting", `${parts}\n\n${block("text", "AccessDenied")}`),
  },
  "broken-release": vpc(
    block("hcl", 'module "vpc" {', source("terraform-aws-vpc", "vpc-app", "v0.25.0"), "}"),
    {
      "data/deployable.yml":
        "page: { title: T, description: D., introduction: I. }\ntopics:\n  - { id: vpc-eip, title: T, when: apply, since: May 2023, fails: F., fix: X., releases: [{ repository: terraform-aws-vpc, good: v0.26.0 }] }\n",
    },
  ),
  "unknown-field": {
    "docs/guides/vpc.md": page("VPC", "Text.", "audience: developers"),
    "docs/guides/vpn.md": page("VPN", "Text.", "audience: developers"),
  },
  "unknown-component": { "docs/guides/vpc.mdx": page("VPC", "A <Highlight>private</Highlight> network.") },
  "left-out": {
    "docs/guides/vpc.mdx": page("VPC", '<p style={{ color: "red" }}>Text.</p>'),
  },
  encoding: { "docs/guides/vpc.md": Buffer.from(page("VPC", "Text of a caf\u00e9."), "latin1") },
  "merge-conflict": vpc("<<<<<<< HEAD\nOne VPC.\n=======\nTwo VPCs.\n>>>>>>> main"),
  "too-complex": vpc(Array.from({ length: 20 }, (_, depth) => `${" ".repeat(depth * 2)}- item`).join("\n")),
  "file-name": { "docs/guides/vpc.MD": page("VPC", "Text.") },
  "lost-text": vpc("| Subnet | Size |\n| ------ | ---- |\n| public | /24 | 3 |"),
  "stray-markup": vpc("Then deploy [a cluster] (/guides/eks)."),
  "unfinished-text": vpc("TODO: describe the subnets."),
  heading: vpc("## Subnets\n\nText.\n\n#### Sizes\n\nText."),
  "article-parts": { "knowledge-base/12.md": article(12, "concept", "The role cannot read the bucket.") },
  "wrong-address": vpc("See [the console](http://localhost:8000/guides/eks)."),
  "large-image": vpc("![The subnets of the VPC](./vpc.png)", { "docs/guides/vpc.png": picture(5000) }),
  // Two parts, so that services that scan repositories for secrets do not find a key here.
  secret: vpc(`Sign in with AKIA${"Q3EGRVZLDPTX5WNO"}.`),
  spelling: vpc("One network for each enviroment.", { "spelling.yml": "words: [VPC]\n" }),
}
