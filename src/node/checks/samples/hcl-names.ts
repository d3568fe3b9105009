import { distance } from "fastest-levenshtein"
import { catalogName, otherSource } from "../../../hcl/other-source"
import { positionAt } from "../../../shared/source-position"
import type { SampleFault } from "./sample"

/** The names in a sample that are probably misspelled: of its own modules, and of the catalog's repository. */
export function nameFaults(code: string): SampleFault[] {
  return [...misspelledReferences(code), ...misspelledRepositories(code)]
}

/** References to modules that the sample does not declare, but one with a similar name. Others may be in another file. */
function misspelledReferences(code: string): SampleFault[] {
  const declared = [...code.matchAll(/^[ \t]*module[ \t]+"([\w-]+)"/gm)].flatMap(([, name]) => name ?? [])
  return [...code.matchAll(/(?<![\w.-])module\.([A-Za-z_][\w-]*)/g)].flatMap(
    ({ 1: name = "", index }): SampleFault[] => {
      const meant = declared.includes(name) ? undefined : declared.find((other) => isSlip(name, other))
      if (meant === undefined || isInComment(code, index)) return []
      return [
        {
          rule: "hcl-syntax",
          ...positionAt(code, index),
          message: `The sample has no module "${name}".`,
          fix: `did you mean "module.${meant}"? Mark the fence \`skip="reason"\` if it is right.`,
        },
      ]
    },
  )
}

/**
 * Whether a name is another one with two letters swapped, or a long one with a letter too many or too few. Other similar names are
 * common in one configuration: "vpc_a" and "vpc_b", "user" and "users".
 */
function isSlip(name: string, other: string): boolean {
  const letters = (text: string) => [...text].sort().join("")
  const difference = distance(name, other)
  if (name.length === other.length)
    return difference === 2 && letters(name) === letters(other) && !/\d/.test(name)
  const [short, long] = name.length < other.length ? [name, other] : [other, name]
  return difference === 1 && short.length >= 6 && !/\d/.test(long) && !long.startsWith(short)
}

function isInComment(code: string, offset: number): boolean {
  return /^[ \t]*(?:#|\/\/)/.test(code.slice(code.lastIndexOf("\n", offset - 1) + 1))
}

function misspelledRepositories(code: string): SampleFault[] {
  return [...code.matchAll(/^([ \t]*source[ \t]*=[ \t]*")([^"\n]*\bgruntwork-io\/[^"\n]*)"/gm)].flatMap(
    ({ 1: before = "", 2: source = "", index }): SampleFault[] => {
      const { nearly } = otherSource(1, source)
      if (nearly === undefined) return []
      return [
        {
          rule: "hcl-syntax",
          ...positionAt(code, index + before.length + source.indexOf(nearly)),
          message: `There is no repository "${nearly}".`,
          fix: `did you mean "${catalogName}"? Mark the fence \`skip="reason"\` if it is right.`,
        },
      ]
    },
  )
}
