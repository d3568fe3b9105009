import type { BrowserContext } from "@playwright/test"

/**
 * Collects what a browser sends from now on, each request as its address, headers and body: requests of pages and their
 * workers, beacons, and messages of sockets.
 */
export function collectSent(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on("request", (request) => {
    const body = request.postDataBuffer()?.toString("utf8") ?? ""
    sent.push([request.method(), decoded(request.url()), JSON.stringify(request.headers()), body].join(" "))
  })
  context.on("page", (page) =>
    page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload)))),
  )
  return sent
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address // a stray percent sign
  }
}
