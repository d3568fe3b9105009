import { createServer } from "node:net"
import path from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { Random } from "../random"
import { type Answer, secret, ServeProcess } from "./serve-process"

let server: ServeProcess
beforeAll(async () => {
  server = await ServeProcess.start()
})
afterAll(() => server.stop())

const get = (target: string, headers: Readonly<Record<string, string>> = {}) =>
  server.send(requestOf("GET", target, headers))

function requestOf(method: string, target: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ Host: "localhost", Connection: "close", ...headers })
  return `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`
}

/** Whether a browser that gets this answer stays on the site. */
function staysOnSite({ headers }: Answer): boolean {
  const location = headers.get("location")
  return location === undefined || new URL(location, "http://site.example").origin === "http://site.example"
}

test.each(["bytes=1-2,5-6", "items=0-5", "bytes=0-0", "bytes"])(
  "the range %s is answered with the whole file",
  async (range) => {
    const answer = await get("/guides/vpc", { Range: range })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatch(/^<!doctype html>.*<\/p>$/)
  },
)

test.each([
  ["bytes=0-8", "bytes 0-8/3033", "<!doctype"],
  ["bytes=-4", "bytes 3029-3032/3033", "</p>"],
  ["bytes=3029-", "bytes 3029-3032/3033", "</p>"],
  ["bytes=3029-99999", "bytes 3029-3032/3033", "</p>"],
])("the range %s is sent as %s", async (range, sent, body) => {
  const answer = await get("/guides/vpc", { Range: range })
  expect(answer.status).toBe(206)
  expect(answer.headers.get("content-range")).toBe(sent)
  expect(answer.body).toBe(body)
})

test.each([
  ["/guides/vpc", "bytes=9-1", "bytes */3033"],
  ["/guides/vpc", "bytes=-", "bytes */3033"],
  ["/guides/vpc", "bytes=a-b", "bytes */3033"],
  ["/guides/vpc", "bytes=99999-", "bytes */3033"],
  ["/empty.txt", "bytes=0-", "bytes */0"],
])("for %s, the range %s cannot be satisfied: the answer has %s", async (target, range, sent) => {
  const answer = await get(target, { Range: range })
  expect(answer.status).toBe(416)
  expect(answer.headers.get("content-range")).toBe(sent)
  expect((await get(target)).status).toBe(200)
})

test("a range of a file that may have changed is not sent", async () => {
  const answer = await get("/guides/vpc", { Range: "bytes=0-8", "If-Range": '"another"' })
  expect(answer.status).toBe(200)
})

test.each([
  "/docs//host.example",
  "/docs/\\host.example",
  "/docs/%5Chost.example",
  "/docs/%5C%5Chost.example",
  "/docs///host.example/x",
  "/docs/./\\host.example",
  "/docs/x/..//host.example",
  "/latest/host.example",
  "/latest//host.example",
  "//docs//host.example",
  "/old//host.example",
])("%s redirects to no other host", async (target) => {
  const answer = await get(target)
  expect(answer.status).toBeGreaterThanOrEqual(300)
  expect(answer.headers.get("location")).toMatch(/^\/(?:host\.example|guides\/host\.example)/)
  expect(staysOnSite(answer)).toBe(true)
})

test.each(["/docs/%09/host.example", "/_headers#x", "/docs/%0d%0aLocation:%20x", "/docs/a%00b", "/%E0%A4%A"])(
  "%s is refused",
  async (target) => {
    const answer = await get(target)
    expect(answer.status).toBe(400)
    expect(answer.headers.get("location")).toBeUndefined()
  },
)

test.each([
  "/_headers",
  "//_headers",
  "/./_headers",
  "/x/../_headers",
  "/%5f%68eaders",
  "/\\_headers",
  "/_headers/",
  "//_redirects",
  "/../secret.txt",
  "/..\\secret.txt",
  "/%2e%2e/secret.txt",
  "/%2e%2e%2fsecret.txt",
  "/guides/../../secret.txt",
  "/static/..%5c..%5csecret.txt",
])("%s is not a file of the site", async (target) => {
  const answer = await get(target)
  expect(answer.status).toBe(404)
  expect(answer.body).not.toContain(secret)
})

test("a file that cannot be opened only fails its own request", async () => {
  // Nobody can open the file of a socket, not even root.
  const socket = createServer()
  await new Promise<void>((resolve) => socket.listen(path.join(server.publicFolder, "socket.txt"), resolve))
  await get("/socket.txt")
  expect((await get("/")).status).toBe(200)
  socket.close()
})

const methods = [
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "BREW",
] as const
const pieces = [
  ...[
    "/",
    "//",
    "\\",
    "/./",
    "/../",
    "..",
    "%2e%2e",
    "%2f",
    "%5c",
    "%00",
    "%0d%0a",
    "%09",
    "%",
    "%zz",
    "%C3%BC",
    "%E0%A4",
  ],
  ...[
    "docs",
    "old",
    "latest",
    "guides",
    "vpc",
    "vpc.md",
    "static",
    "app.js",
    "_headers",
    "_redirects",
    "secret.txt",
  ],
  ...[
    "index.html",
    "404.html",
    "empty.txt",
    "host.example",
    "http:",
    "javascript:",
    ":splat",
    "@",
    "\u00e9",
    "?",
    "&a=1",
    "#",
  ],
] as const
const encodings = [
  "br",
  "gzip",
  "deflate",
  "identity",
  "*",
  "br;q=0",
  "gzip;q=9, ,;",
  "\u0001",
  "x".repeat(300),
] as const

function randomRange(random: Random): string {
  const number = () =>
    random.pick(["", "0", "1", "9", "3032", "3033", "99999999999999999999", "-1", "a", " "])
  const one = () => `${number()}${random.pick(["-", "-", "-", "", "--"])}${number()}`
  const unit = random.pick(["bytes=", "bytes=", "bytes=", "items=", "", "bytes"])
  return unit + random.times(1 + random.below(3), one).join(",")
}

function randomRequest(random: Random): string {
  const target = `${random.pick(["/", "/", "/", "/", ""])}${random.times(random.below(9), () => random.pick(pieces)).join("")}`
  const headers: Record<string, string> = {}
  if (random.below(2)) headers.Range = randomRange(random)
  if (random.below(2)) headers["Accept-Encoding"] = random.pick(encodings)
  if (!random.below(8)) headers["If-Range"] = random.pick(['"a"', "W/x", "Sun, 22 Nov 2026 00:00:00 GMT"])
  if (!random.below(8)) headers["If-None-Match"] = random.pick(["*", '"a"', "W/"])
  if (!random.below(8)) headers["Content-Length"] = random.pick(["0", "5", "-1", "99999999999999999999"])
  if (!random.below(16)) headers["Transfer-Encoding"] = random.pick(["chunked", "gzip", "x"])
  if (!random.below(16))
    headers[random.pick(["Expect", "Upgrade", "Host"])] = random.pick(["100-continue", "x", ""])
  const body = random.below(4) ? "" : random.pick(["hello", "0\r\n\r\n", "5\r\nhello"])
  return requestOf(random.pick(methods), target, headers) + body
}

test("10,000 random requests neither crash the server, nor get files outside of the site, nor redirect to another host", async () => {
  const random = new Random(20_261_122)
  const statuses = new Map<number, number>()
  const sendMany = async (count: number) => {
    for (let sent = 0; sent < count; sent++) {
      const request = randomRequest(random)
      const answer = await server.send(request)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (server.ended !== undefined) throw new Error(`${JSON.stringify(request)} ended it: ${server.ended}`)
      if (answer.body.includes(secret)) throw new Error(`${JSON.stringify(request)} got a secret.`)
      if (!staysOnSite(answer)) throw new Error(`${JSON.stringify(request)} leads away.`)
      if (answer.status === 500) throw new Error(`${JSON.stringify(request)} failed.`)
    }
  }
  await Promise.all(random.times(20, () => sendMany(500)))

  // The requests reached the code that they test.
  for (const status of [200, 206, 301, 302, 400, 404, 405, 416])
    expect(statuses.get(status), `answers of status ${status}`).toBeGreaterThan(20)
  expect((await get("/")).status).toBe(200)
})
