import { filterWords, hasAllWords } from "../../shared/filter-words"
import type { BuilderInput } from "./load-reference"

/** The inputs to show for a filter text: those whose name has all its words, the required ones and those to keep. */
export function shownInputs(
  inputs: readonly BuilderInput[],
  text: string,
  kept: ReadonlySet<string>,
): readonly BuilderInput[] {
  const words = filterWords(text)
  return inputs.filter(
    ({ name, required }) => required || kept.has(name) || hasAllWords(name.toLowerCase(), words),
  )
}
