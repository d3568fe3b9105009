import type { SyntaxFault } from "./call-fault"
import { childOf, type HclNode } from "./hcl-tree"

/**
 * The fault of a heredoc whose first line is not only `<<` or `<<-` and the marker, as HCL requires. The grammar of the
 * parser accepts spaces, and reads what follows the marker as text of the heredoc. `undefined` for any other node.
 */
export function markerFault(node: HclNode): SyntaxFault | undefined {
  const start = childOf(node, "heredoc_start")
  const marker = childOf(node, "heredoc_identifier")
  if (!start || !marker || marker.text === "") return undefined
  const opening = start.text + marker.text
  const { line } = node
  if (marker.start > start.end)
    return {
      line,
      column: node.column + start.text.length,
      message: `There is a space between "${start.text}" and the marker "${marker.text}" of the heredoc.`,
      fix: `write \`${opening}\`.`,
    }
  const [rest = ""] = node.text.slice(opening.length).split("\n", 1)
  if (rest === "") return undefined
  const column = node.column + opening.length
  return rest.trim() === ""
    ? {
        line,
        column,
        message: `The marker "${marker.text}" of the heredoc is followed by spaces.`,
        fix: `delete the spaces after \`${opening}\`.`,
      }
    : {
        line,
        column,
        message: `The marker "${marker.text}" of the heredoc is followed by other text on its line.`,
        fix: `start a new line after \`${opening}\`.`,
      }
}
