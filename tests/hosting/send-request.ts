import { request, type IncomingHttpHeaders } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"

/** A response with its decoded body. */
interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Sends a request whose path is not changed on its way, as a browser's and `fetch`'s would be. */
export function sendRequest(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("error", reject)
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: decoded(Buffer.concat(parts), response.headers["content-encoding"]),
        }),
      )
    })
    sent.on("error", reject)
    sent.end()
  })
}

function decoded(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ""
  if (encoding === "br") return brotliDecompressSync(body).toString()
  if (encoding === "gzip") return gunzipSync(body).toString()
  return body.toString()
}
