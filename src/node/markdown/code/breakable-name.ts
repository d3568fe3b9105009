import type { ElementContent } from "hast"
import { nameParts } from "../../../shared/name-parts"
import { element } from "../html/hast"

/** A text whose long names can wrap, as `nameParts` says. The breaks have no text, so that copies are unchanged. */
export function breakableName(name: string): ElementContent[] {
  return nameParts(name).flatMap((value, index) => [
    ...(index > 0 ? [element("wbr", {})] : []),
    { type: "text", value },
  ])
}
