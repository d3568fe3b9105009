import type { BodyMessage, Place } from "./types"

/** What a link into a body may lead to. */
export class AnchorIds {
  /** One for each element but the first of an id. */
  readonly messages: BodyMessage[] = []
  private readonly ids = new Set<string>()
  private readonly lines = new Map<string, number>()

  /** Every id and name once, in the order of the text. */
  get all(): string[] {
    return [...this.ids]
  }

  /** Adds the id of an element, which no other may have. */
  add(id: string, { line, column }: Place): void {
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
   * Adds what may be there beside an id of the same text: an `<a>` of its own, which stands before a heading and leads to
   * the same place, and the property of a component.
   */
  addName(name: string): void {
    this.ids.add(name)
  }
}
