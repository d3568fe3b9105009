import type { Content } from "../../content/content"
import { didYouMean } from "../../../hcl/suggest"
import type { LoadedModules } from "../../reference/load-modules"
import { newestChanges } from "../../reference/newest-module"
import type { Problem } from "../../report/problem"
import { fieldProblem } from "../field-problem"

/** Reports entries of `replaced_inputs` for inputs that were not removed, or with successors that do not exist. */
export function checkReplacedInputs(
  { documents, positionOf }: Pick<Content, "documents" | "positionOf">,
  { modules, newest }: Pick<LoadedModules, "modules" | "newest">,
): Problem[] {
  return documents.flatMap((document): Problem[] => {
    const replaced = document.kind === "service" ? document.frontMatter.replaced_inputs : undefined
    const documented = modules.get(document.id)
    if (!replaced || !documented) return []
    const later = newest.get(document.id)
    const removed = later ? newestChanges(documented, later).removed.map(({ name }) => name) : []
    const known = later ? later.inputs.map(({ name }) => name) : []
    return replaced.flatMap(({ name, successors }, index) => {
      const problem = (message: string, fix: string) =>
        fieldProblem(positionOf, document, ["replaced_inputs", index], { message, fix })
      return [
        ...(removed.includes(name)
          ? []
          : [
              problem(
                `The newest release has not removed an input "${name}".`,
                didYouMean(name, removed, "remove the entry."),
              ),
            ]),
        ...successors
          .filter((successor) => !known.includes(successor))
          .map((successor) =>
            problem(
              `The newest release has no input "${successor}" that could take the place of "${name}".`,
              didYouMean(successor, known, "name an input of the newest release."),
            ),
          ),
      ]
    })
  })
}
