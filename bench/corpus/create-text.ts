import { between, pick, type Random } from "./random"

const nouns =
  "account module pipeline cluster network subnet role policy bucket queue database backup release version plan state provider region service alarm dashboard certificate domain gateway secret key image node volume log budget".split(
    " ",
  )
const adjectives =
  "private public shared central encrypted versioned regional temporary managed isolated current previous small large remote local default".split(
    " ",
  )
const verbs =
  "creates updates deletes reads encrypts rotates tags deploys monitors restores copies validates approves exports imports limits".split(
    " ",
  )
const reasons = [
  "so that a failed run can be repeated",
  "before the next plan is approved",
  "when the account is opened for the first time",
  "because the provider keeps no history of it",
  "unless the team has chosen another region",
  "while the old version stays available",
  "after the pipeline has checked the change",
]

export const noun = (random: Random) => pick(random, nouns)

const thing = (random: Random) => `${pick(random, adjectives)} ${noun(random)}`

export function sentence(random: Random): string {
  const start = `The ${thing(random)} ${pick(random, verbs)} the ${thing(random)}`
  const middle = random() < 0.4 ? ` and the \`${noun(random)}_${noun(random)}\` of each ${noun(random)}` : ""
  return `${start}${middle} ${pick(random, reasons)}.`
}

export function paragraph(random: Random): string {
  return Array.from({ length: between(random, 3, 6) }, () => sentence(random)).join(" ")
}

/** Two or three words with a capital letter. */
export function title(random: Random): string {
  const words = `${pick(random, adjectives)} ${noun(random)} ${noun(random)}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A list item or a table cell: words without a full stop. */
export const phrase = (random: Random) => `${thing(random)} of the ${thing(random)}`

/** Terraform code that is laid out as `terraform fmt` does. */
export function hclSample(random: Random): string {
  const name = `${noun(random)}_${noun(random)}`
  return [
    '```hcl title="main.tf"',
    `module "${name}" {`,
    `  source = "../../modules/${noun(random)}"`,
    "",
    ...aligned([
      ["name", `"${noun(random)}-${between(random, 1, 99)}"`],
      ["environment", '"stage"'],
      ["instance_count", String(between(random, 1, 9))],
      ["enable_backup", "true"],
    ]),
    "",
    "  tags = {",
    `    Team  = "${noun(random)}"`,
    `    Owner = "${noun(random)}"`,
    "  }",
    "}",
    "",
    `output "${name}_id" {`,
    `  value = module.${name}.id`,
    "}",
    "```",
  ].join("\n")
}

function aligned(attributes: readonly (readonly [name: string, value: string])[]): string[] {
  const width = Math.max(...attributes.map(([name]) => name.length))
  return attributes.map(([name, value]) => `  ${name.padEnd(width)} = ${value}`)
}

export function shellSample(random: Random): string {
  const folder = `live/${noun(random)}/${noun(random)}`
  return [
    "```bash",
    `cd ${folder}`,
    "terraform init",
    "terraform plan -out=plan.out",
    "terraform apply plan.out",
    "```",
  ].join("\n")
}

export function table(random: Random): string {
  const rows = Array.from(
    { length: between(random, 4, 9) },
    () => `| \`${noun(random)}_${noun(random)}\` | ${phrase(random)} | ${between(random, 1, 999)} |`,
  )
  return ["| Name | Meaning | Default |", "| --- | --- | --- |", ...rows].join("\n")
}
