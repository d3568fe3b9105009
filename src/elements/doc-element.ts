/**
 * An element of a page's text that adds behavior to what the build wrote inside of it: from when it is in the page, or
 * from when its script is there, until it leaves the page.
 */
export abstract class DocElement extends HTMLElement {
  #connection: AbortController | undefined

  connectedCallback(): void {
    this.#connection = new AbortController()
    this.connect(this.#connection.signal)
  }

  disconnectedCallback(): void {
    this.#connection?.abort()
  }

  /**
   * Adds the behavior. While the document is parsed, an element that is defined already has no children yet.
   * @param signal ends when the element leaves the page: give it to listeners, and undo on its `abort` whatever else
   *   outlives the element
   */
  protected abstract connect(signal: AbortSignal): void
}
