import { eventsPath, type PreviewEvents } from "../shared/preview-events"

interface Subscription {
  name: keyof PreviewEvents
  read: (event: MessageEvent<string>) => void
}

/**
 * Calls listeners with the events of the preview server while the tab is visible. Browsers permit six connections to a host, and
 * Gatsby's own stream takes one for each tab: with two for each, a third tab would not load.
 */
export class PreviewStream {
  private source: EventSource | undefined
  private readonly subscriptions = new Set<Subscription>()

  constructor() {
    this.connect()
    document.addEventListener("visibilitychange", () => this.connect())
  }

  /** @returns a function that unsubscribes */
  on<Name extends keyof PreviewEvents>(name: Name, listen: (data: PreviewEvents[Name]) => void): () => void {
    const read = ({ data }: MessageEvent<string>) => listen(JSON.parse(data) as PreviewEvents[Name]) // sent by `serve-events.ts`
    const subscription = { name, read }
    this.subscriptions.add(subscription)
    this.source?.addEventListener(name, read)
    return () => {
      this.subscriptions.delete(subscription)
      this.source?.removeEventListener(name, read)
    }
  }

  /** Connects a visible tab, and disconnects a hidden one. */
  private connect(): void {
    this.source?.close()
    this.source = document.hidden ? undefined : new EventSource(eventsPath)
    for (const { name, read } of this.subscriptions) this.source?.addEventListener(name, read)
  }
}
