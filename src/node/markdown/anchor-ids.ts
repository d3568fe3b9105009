import type { SourcePosition } from "../../shared/source-position"
import type { BodyMessage } from "./types"

/** The anchors of a body. */
export class AnchorIds {
  /** A message for each duplicate id. */
  readonly messages: BodyMessage[] = []
  private readonly ids = new Set<string>()
  private readonly lines = new Map<string, number>()

  /** All distinct ids and names in text order. */
  get all(): string[] {
    return [...this.ids]
  }

  /** Adds the id of an element, which must be unique. */
  add(id: string, { line, column }: SourcePosition): void {
    this.ids.add(id)
    const first = this.lines.get(id)
    if (first === undefined) {
      this.lines.set(id, line)
      return
    }
    this.messages.push({
      rule: "broken-anchor",
      line,
      column,
      message: `The id "${id}" is also that of line ${first}.`,
      fix: `give one of the two another id: a link to "#${id}" leads to the first only.`,
    })
  }

  /**
   * Adds an anchor that may duplicate an id: an `<a>` before a heading that leads to the same position, or a property of a
   * component.
   */
  addName(name: string): void {
    this.ids.add(name)
  }
}
