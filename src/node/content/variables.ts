import { z } from "zod"
import { didYouMean } from "../../hcl/suggest"
import type { Place } from "../markdown/types"

/** File of the content tree that holds the texts which bodies name by `{{a_name}}`. */
export const variablesFile = "data/variables.yml"

const nameShape = "must have two words or more, in lower case and joined by underscores"
const name = "[a-z][a-z0-9]*(?:_[a-z0-9]+)+"

/** Fields of that file. */
export const variablesSchema = z.record(
  z.string().regex(new RegExp(`^${name}$`), nameShape),
  z.string("must be a text; put it in quotes").regex(/^(?!.*\{\{).+$/, "must be one line without {{"),
  { error: ({ code }) => (code === "invalid_key" ? nameShape : undefined) },
)

/** Texts by the names under which bodies use them. */
export type Variables = z.infer<typeof variablesSchema>

/**
 * A name in two braces, without spaces. One word (`{{url}}`), spaces (`{{ a_b }}`), a third brace or a `$` before it are
 * what templates of other programs have, and stand for themselves.
 */
const use = new RegExp(String.raw`(?<![{$])\{\{(${name})\}\}(?!\})`, "g")

/** Puts the texts of variables in the place of their names; unknown names stay. A tree without variables has no names. */
export function fillVariables(text: string, variables: Variables | undefined): string {
  if (!variables || !text.includes("{{")) return text
  return text.replace(use, (written, name: string) => valueOf(variables, name) ?? written)
}

/** The names that a text uses. */
export function usedVariables(text: string): (Place & { name: string })[] {
  if (!text.includes("{{")) return []
  return text.split(/\r\n|\r|\n/).flatMap((line, index) =>
    [...line.matchAll(use)].map(({ 1: name = "", index: at }) => ({
      name,
      line: index + 1,
      column: at + 1,
    })),
  )
}

/** What is wrong with a name that a text uses; nothing for one that the file has. */
export function variableFault(
  variables: Variables,
  name: string,
): { message: string; fix: string } | undefined {
  if (valueOf(variables, name) !== undefined) return undefined
  return {
    message: `There is no variable "${name}".`,
    fix: didYouMean(
      name,
      Object.keys(variables),
      `add it to ${variablesFile}, or write {{ ${name} }} where the braces are meant as text.`,
    ),
  }
}

function valueOf(variables: Variables, name: string): string | undefined {
  return Object.hasOwn(variables, name) ? variables[name] : undefined
}
