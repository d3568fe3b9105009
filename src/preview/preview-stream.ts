import { eventsPath, type PreviewEvents } from "../shared/preview-events"

/** Calls listeners with the events of the preview server. */
export class PreviewStream {
  private readonly source = new EventSource(eventsPath)

  /** @returns a function that unsubscribes */
  on<Name extends keyof PreviewEvents>(name: Name, listen: (data: PreviewEvents[Name]) => void): () => void {
    const read = ({ data }: MessageEvent<string>) => listen(JSON.parse(data) as PreviewEvents[Name]) // sent by `serve-events.ts`
    this.source.addEventListener(name, read)
    return () => this.source.removeEventListener(name, read)
  }
}
