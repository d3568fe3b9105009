import type { Random } from "../../tests/random"

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

export const noun = (random: Random) => random.pick(nouns)

const thing = (random: Random) => `${random.pick(adjectives)} ${noun(random)}`

export function sentence(random: Random): string {
  const start = `The ${thing(random)} ${random.pick(verbs)} the ${thing(random)}`
  const middle =
    random.next() < 0.4 ? ` and the \`${noun(random)}_${noun(random)}\` of each ${noun(random)}` : ""
  return `${start}${middle} ${random.pick(reasons)}.`
}

export function paragraph(random: Random): string {
  return Array.from({ length: random.between(3, 6) }, () => sentence(random)).join(" ")
}

/** Two or three words with a capital letter. */
export function title(random: Random): string {
  const words = `${random.pick(adjectives)} ${noun(random)} ${noun(random)}`
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
      ["name", `"${noun(random)}-${random.between(1, 99)}"`],
      ["environment", '"stage"'],
      ["instance_count", String(random.between(1, 9))],
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
    { length: random.between(4, 9) },
    () => `| \`${noun(random)}_${noun(random)}\` | ${phrase(random)} | ${random.between(1, 999)} |`,
  )
  return ["| Name | Meaning | Default |", "| --- | --- | --- |", ...rows].join("\n")
}
