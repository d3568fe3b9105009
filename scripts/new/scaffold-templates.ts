import { Scalar, stringify } from "yaml"
import { unwrittenDescription } from "../lib/unwritten-description"

/** A date in front matter, such as "2026-01-31". */
type Day = string

function frontMatter(fields: Record<string, string | number | boolean | Scalar<string>>): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n`
}

/** A version in quotes, so that YAML does not parse one such as 0.100 as a number. */
function quoted(version: string): Scalar<string> {
  const scalar = new Scalar(version)
  scalar.type = "QUOTE_DOUBLE"
  return scalar
}

/** A guide's page in the shape of a walkthrough step. */
export function guidePage(title: string, today: Day): string {
  return `${frontMatter({
    title,
    description: `${unwrittenDescription} what the reader gets from this page.`,
    last_reviewed: today,
  })}
Say what this page lets the reader do or decide, and when it applies.

## Before you start

- Name what has to exist: an account, a tool with its version, a finished step.

## Describe the first step with a verb

Say what the step does and why, then show what to run or to write.

\`\`\`bash
terragrunt plan
\`\`\`

Say what success looks like.

## Verify the result

Show the command that proves it, and the output to expect.

## If it fails

Quote the likely error, name its cause, and give the fix.

## Next steps

- Link to the page that a reader needs after this one.
`
}

/** A FAQ section with one question per heading. */
export function faqPage(title: string, today: Day): string {
  return `${frontMatter({
    title: `${title} FAQ`,
    description: `${unwrittenDescription} which questions this section answers.`,
    sidebar_label: title,
    last_reviewed: today,
  })}
Say which questions this section answers, and for whom.

## What does a reader ask first?

Answer in the first sentence. Give the detail, the reason and the code after it.

## What goes wrong most often?

Quote the error as it is printed, then give its cause and its fix.
`
}

/** A knowledge-base article without an answer. */
export function articlePage(number: number, today: Day): string {
  return `${frontMatter({
    number,
    title: "Write the question as a reader would search for it",
    description: `${unwrittenDescription} what the answer is, with the words of the error.`,
    kind: "how-to",
    answered: false,
    last_reviewed: today,
  })}
## Question

Ask as a reader would: what they run, what they expect, and what happens instead.

## Answer

Resolve the question in the first sentence. Then give the cause, the fix, how to verify it, and what to watch out for.
`
}

/** A service's reference page, with an example that sets every required input of `variablesFile`. */
export function servicePage(title: string, module: string, version: string, today: Day): string {
  return `${frontMatter({
    title,
    description: `${unwrittenDescription} what this service deploys.`,
    module,
    catalog_version: quoted(version),
    last_changed: quoted(version),
    last_reviewed: today,
  })}
Say what this service deploys, for which workloads it is meant, and what it leaves to others.

## Features

- Name what a reader would look for: encryption, backups, scaling, alarms.

## Example

\`\`\`hcl title="main.tf"
module "example" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//${module}?ref=v${version}"

  name = "example-stage"
}
\`\`\`

## Operations

Say how to scale it, back it up and upgrade it, and what drives its cost.
`
}

/** Inputs of a service, to be replaced by those of its module. */
export const variablesFile = `variable "name" {
  description = "Name of everything this service creates."
  type        = string
}

variable "tags" {
  description = "Tags of everything this service creates."
  type        = map(string)
  default     = {}
}
`

/** Outputs of a service, to be replaced by those of its module. */
export const outputsFile = `output "arn" {
  description = "ARN of what this service creates."
}
`
