/**
 * Base class of the custom elements that add behavior to HTML from the build. An element is set up when it is connected, or
 * when its script has been loaded if that is later, and torn down when it is removed.
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
   * Adds the behavior. If the element is defined before the parser reaches it, it has no children yet.
   * @param signal is aborted when the element is removed: pass it to listeners, and clean up everything else on `abort`
   */
  protected abstract connect(signal: AbortSignal): void
}
