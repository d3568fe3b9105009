/** The parts of Express that are used here; Gatsby leaves its server untyped. */
export interface DevServer {
  get(
    path: string,
    handle: (
      request: unknown,
      response: { type(name: string): void; send(text: string): void },
      next: (error?: unknown) => void,
    ) => Promise<void>,
  ): void
}
