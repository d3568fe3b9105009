import type { IncomingMessage, ServerResponse } from "node:http"

/** The parts of Express that are used here; Gatsby's types do not include its server. */
export interface DevServer {
  use(handle: (request: IncomingMessage, response: ServerResponse, next?: () => void) => void): void
  get(
    path: string,
    handle: (
      request: IncomingMessage & { path: string },
      response: ServerResponse & {
        type(name: string): void
        send(text: string): void
        /** Set by webpack's middleware, which delays requests until the bundle is compiled; without `stats` while it is compiled again. */
        locals: { webpack: { devMiddleware: { stats?: { hash: string; hasErrors(): boolean } } } }
      },
      next: (error?: unknown) => void,
    ) => void | Promise<void>,
  ): void
}
