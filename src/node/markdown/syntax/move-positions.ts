import type { Root } from "mdast"
import type { SourcePosition } from "../../../shared/source-position"
import { isMdxSyntaxError } from "../mdx/mdx-syntax-fault"

type Move = (position: SourcePosition) => SourcePosition

/** Changes all positions in a parsed tree and in its code, or those in the parser's error. */
export function movePositions(parse: () => Root, move: Move): Root {
  try {
    const tree = parse()
    moveIn(tree, move, new Set())
    return tree
  } catch (error) {
    if (isMdxSyntaxError(error)) {
      Object.assign(error, move({ line: error.line ?? 1, column: error.column ?? 1 }))
      error.reason = error.reason.replace(/\b(\d+):(\d+)\b/g, (_, line: string, column: string) => {
        const moved = move({ line: Number(line), column: Number(column) })
        return `${moved.line}:${moved.column}`
      })
    }
    throw error
  }
}

/** Changes the positions of nodes, whose columns start at 1, and those of code (`loc`), whose columns start at 0. */
function moveIn(value: unknown, move: Move, seen: Set<object>): void {
  if (typeof value !== "object" || value === null || seen.has(value)) return
  seen.add(value)
  for (const [key, part] of Object.entries(value)) {
    const first = key === "position" ? 1 : key === "loc" ? 0 : undefined
    if (first === undefined || !isRange(part)) moveIn(part, move, seen)
    else if (!seen.has(part)) {
      seen.add(part)
      for (const point of [part.start, part.end]) {
        const { column } = move({ line: point.line, column: point.column + 1 - first })
        point.column = column - 1 + first
      }
    }
  }
}

function isRange(value: unknown): value is Record<"start" | "end", SourcePosition> {
  return typeof value === "object" && value !== null && "start" in value && "end" in value
}
