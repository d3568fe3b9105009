import { attributeAnchor, outputAnchor, referenceHeadings } from "../../shared/reference"
import { attributeRows } from "./attribute-rows"
import type { ServiceModule } from "./load-modules"

/** Every id that a service's inputs and outputs give its page. */
export function referenceAnchors({ inputs, outputs }: ServiceModule): string[] {
  return [
    ...Object.values(referenceHeadings).map(({ id }) => id),
    ...inputs.flatMap(({ name, type }) => [
      name,
      ...attributeRows(type).map(({ path }) => attributeAnchor(name, path)),
    ]),
    ...outputs.map(({ name }) => outputAnchor(name)),
  ]
}
