import { attributeAnchor, outputAnchor, referenceHeadings } from "../../shared/reference"
import { attributeRows } from "./attribute-rows"
import type { Module } from "./parse-module"

/** All ids of inputs and outputs on a service's page, including those of its newest release. */
export function referenceAnchors({ inputs, outputs }: Module, newest?: Module): string[] {
  const known = new Set(inputs.map(({ name }) => name))
  const added = newest?.inputs.filter(({ name }) => !known.has(name)) ?? []
  const outputNames = new Set([...outputs, ...(newest?.outputs ?? [])].map(({ name }) => name))
  return [
    ...Object.values(referenceHeadings).map(({ id }) => id),
    ...[...inputs, ...added].flatMap(({ name, type }) => [
      name,
      ...attributeRows(type).map(({ path }) => attributeAnchor(name, path)),
    ]),
    ...[...outputNames].map(outputAnchor),
  ]
}
