import { attributeAnchor, outputAnchor, referenceHeadings } from "../../shared/reference"
import { attributeRows } from "./attribute-rows"
import type { ServiceModule } from "./load-modules"

/** Every id that a service's inputs and outputs give its page, those of its newest release included. */
export function referenceAnchors({ inputs, outputs }: ServiceModule, newest?: ServiceModule): string[] {
  const known = new Set(inputs.map(({ name }) => name))
  const added = newest?.inputs.filter(({ name }) => !known.has(name)) ?? []
  return [
    ...Object.values(referenceHeadings).map(({ id }) => id),
    ...[...inputs, ...added].flatMap(({ name, type }) => [
      name,
      ...attributeRows(type).map(({ path }) => attributeAnchor(name, path)),
    ]),
    ...outputs.map(({ name }) => outputAnchor(name)),
  ]
}
