import { get, type Server } from "node:http"
import path from "node:path"
import { afterEach, expect, test } from "vitest"
import { temporaryTree, writeFiles } from "../../tests/temporary-tree"
import { createSiteServer } from "./server.mjs"

const page = `<!doctype html><title>Page</title>${"<p>Infrastructure as code.</p>".repeat(100)}`
const build = {
  "index.html": "<!doctype html><title>Home</title>",
  "404.html": "<!doctype html><title>Page Not Found</title>",
  "guides/vpc/index.html": page,
  "guides/vpc.md": "# VPC",
  "api/catalog.json": "{}",
  "feeds/knowledge-base.xml": "<feed/>",
  "site.webmanifest": "{}",
  "static/font.woff2": "font",
  "static/app.js": "export {}",
  "static/main.tf": "a = 1",
}

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

function listen(server: Server): Promise<string> {
  cleanUps.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return new Promise((resolve) =>
    server.listen(0, () => {
      const address = server.address()
      if (address === null || typeof address === "string") throw new Error("The server has no port.")
      resolve(`http://localhost:${address.port}`)
    }),
  )
}

/** Serves the build with some more files. Returns a function that requests a path without following redirects. */
async function serveBuild(files: Record<string, string> = {}) {
  const origin = await listen(createSiteServer(temporaryTree({ ...build, ...files })))
  return (url: string, init: RequestInit = {}) => fetch(origin + url, { redirect: "manual", ...init })
}

test.each(["/guides/vpc", "/guides/vpc/", "/guides/vpc/index.html", "/guides/vpc?a=1"])(
  "%s answers with the page",
  async (url) => {
    const request = await serveBuild()
    const response = await request(url)
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/)
    expect(await response.text()).toBe(page)
  },
)

test.each([
  ["/guides/vpc.md", "text/markdown; charset=utf-8"],
  ["/feeds/knowledge-base.xml", "application/xml; charset=utf-8"],
  ["/api/catalog.json", "application/json; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json"],
  ["/static/font.woff2", "font/woff2"],
  ["/static/app.js", "text/javascript; charset=utf-8"],
  ["/static/main.tf", "text/plain; charset=utf-8"],
])("%s is sent as %s", async (url, type) => {
  const request = await serveBuild()
  const response = await request(url)
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe(type)
})

test.each(["/nothing", "/guides/nothing.md", "/_headers", "/_headers/", "/_redirects", "/../package.json"])(
  "%s answers 404 with the error page",
  async (url) => {
    const request = await serveBuild({ _headers: "/*\n  Cache-Control: immutable\n", _redirects: "" })
    const response = await request(url)
    expect(response.status).toBe(404)
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
    expect(await response.text()).toBe(build["404.html"])
  },
)

test.each(["/a+b%20c%25.txt", "/a%2Bb%20c%25.txt", "/alias/a+b%20c%25", "/alias/a%2Bb%20c%25"])(
  "%s is the address of a file with reserved characters in its name",
  async (url) => {
    const request = await serveBuild({ "a+b c%.txt": "words", _redirects: "/alias/* /:splat.txt 200" })
    const response = await request(url)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe("words")
  },
)

test("an encoded question mark or number sign is no query or fragment", async () => {
  const request = await serveBuild({ _redirects: "/old/* /guides/:splat\n/alias/* /:splat 200" })
  expect((await request("/guides/vpc%3Fa")).status).toBe(404)
  expect((await request("/alias/guides/vpc%23a")).status).toBe(404)
  expect((await request("/old/a%3Fb%23c?d")).headers.get("location")).toBe("/guides/a%3Fb%23c?d")
})

test("a query keeps its question marks", async () => {
  const request = await serveBuild({ _redirects: "/old /guides/vpc" })
  expect((await request("/old?a=b?c")).headers.get("location")).toBe("/guides/vpc?a=b?c")
})

test("a rule of status 404 answers with the error page", async () => {
  const request = await serveBuild({ _redirects: "/guides/* /404.html 404!" })
  const response = await request("/guides/vpc")
  expect([response.status, response.headers.get("location")]).toEqual([404, null])
  expect(await response.text()).toBe(build["404.html"])
})

test("a malformed address is refused", async () => {
  const request = await serveBuild()
  const response = await request("/%E0%A4%A")
  expect(response.status).toBe(400)
  expect(await response.text()).toBe("The address is malformed.\n")
})

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("only GET and HEAD are allowed, not %s", async (method) => {
  const request = await serveBuild()
  const response = await request("/", { method })
  expect(response.status).toBe(405)
  expect(response.headers.get("allow")).toBe("GET, HEAD")
  expect(await response.text()).toBe("This site can only be read.\n")
})

test("a page links to its Markdown, which is sent to clients that accept Markdown", async () => {
  const request = await serveBuild()
  const requested = [undefined, "text/html,*/*;q=0.8", "text/markdown, text/html;q=0.8"]
  const answers = await Promise.all(
    requested.map((accept) => request("/guides/vpc/", accept ? { headers: { accept } } : {})),
  )
  for (const { headers } of answers) {
    expect(headers.get("link")).toBe(
      '</guides/vpc.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"',
    )
    expect(headers.get("vary")?.split(/, ?/)).toContain("Accept") // otherwise caches would send one form in place of the other
  }
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([page, page, "# VPC"])
  expect((await request("/static/app.js")).headers.get("link")).toBeNull()
})

test("HEAD sends only the headers", async () => {
  const request = await serveBuild()
  const response = await request("/guides/vpc", { method: "HEAD" })
  expect(response.status).toBe(200)
  expect(response.headers.get("content-length")).toBe(String(page.length))
  expect(await response.text()).toBe("")
})

test.each(["br", "gzip"])("pages are compressed by %s", async (encoding) => {
  const origin = await listen(createSiteServer(temporaryTree(build)))
  // fetch() hides the encoding's effect on the length, so count the bytes.
  const { headers, length } = await new Promise<{ headers: NodeJS.Dict<string | string[]>; length: number }>(
    (resolve, reject) => {
      get(`${origin}/guides/vpc`, { headers: { "accept-encoding": encoding } }, (response) => {
        let length = 0
        response.on("data", (chunk: Buffer) => (length += chunk.length))
        response.on("end", () => resolve({ headers: response.headers, length }))
      }).on("error", reject)
    },
  )
  expect(headers["content-encoding"]).toBe(encoding)
  expect(headers.vary).toContain("Accept-Encoding")
  expect(length).toBeLessThan(page.length / 5)
})

test("an unchanged page is not sent again", async () => {
  const request = await serveBuild()
  const etag = (await request("/guides/vpc")).headers.get("etag")
  const response = await request("/guides/vpc", { headers: { "if-none-match": etag ?? "" } })
  expect(response.status).toBe(304)
})

test("a range is sent uncompressed", async () => {
  const request = await serveBuild()
  const end = page.length - 2 // a whole response of this length would be compressed
  const headers = { range: `bytes=0-${end}`, "accept-encoding": "br" } // fetch() would ask for an uncompressed range
  const response = await request("/guides/vpc", { headers })
  expect(response.status).toBe(206)
  expect(response.headers.get("content-range")).toBe(`bytes 0-${end}/${page.length}`)
  expect(response.headers.get("content-encoding")).toBeNull()
  expect(await response.text()).toBe(page.slice(0, -1))
})

test.each([
  ["of only the first byte", { range: "bytes=0-0" }],
  ["of several parts", { range: "bytes=0-1,5-9" }],
  ["of lines", { range: "lines=1-2" }],
  ["of a version of the file", { range: "bytes=1-5", "if-range": 'W/"1"' }],
])("instead of a range %s, the whole file is sent", async (_, headers) => {
  const request = await serveBuild()
  const response = await request("/guides/vpc", { headers })
  expect([response.status, await response.text()]).toEqual([200, page])
})

test("a range after the end of a file is refused", async () => {
  const request = await serveBuild()
  const response = await request("/guides/vpc", { headers: { range: `bytes=${page.length}-` } })
  expect(response.status).toBe(416)
})

test("headers of the build are sent, and override the server's own", async () => {
  const request = await serveBuild({
    _headers: `/*
  X-Content-Type-Options: nosniff
/static/*
  Cache-Control: public, max-age=31536000, immutable
/feeds/*
  Content-Type: application/atom+xml; charset=utf-8
`,
  })
  const script = await request("/static/app.js")
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  expect(script.headers.get("x-content-type-options")).toBe("nosniff")
  const home = await request("/")
  expect(home.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
  expect(home.headers.get("x-content-type-options")).toBe("nosniff")
  const feed = await request("/feeds/knowledge-base.xml")
  expect(feed.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8")
})

test.each([
  ["/old", 301, "/guides/vpc"],
  ["/old/?a=1", 301, "/guides/vpc?a=1"],
  ["/docs/vpc", 302, "/guides/vpc"],
  ["/api/catalog.json", 301, "/guides/"],
  ["/umlaut", 301, "/%C3%BC"],
  ["/away", 301, "https://example.com/"],
])("%s redirects with %i to %s", async (url, status, to) => {
  const request = await serveBuild({
    _redirects: `/old /guides/vpc
/docs/* /guides/:splat 302
/api/* /guides/ 301!
/umlaut /ü
/away https://example.com/
/guides/vpc /never 301
`,
  })
  const response = await request(url)
  expect(response.status).toBe(status)
  expect(response.headers.get("location")).toBe(to)
  expect((await request("/guides/vpc")).status).toBe(200)
})

test("a rewrite answers with another file, a 404 rule with the error page", async () => {
  const request = await serveBuild({
    _redirects: "/alias/* /guides/vpc?a=b#c 200\n/gone / 404\n/broken /nothing 200",
  })
  const alias = await request("/alias/x")
  expect(alias.status).toBe(200)
  expect(await alias.text()).toBe(page)
  expect((await request("/gone")).status).toBe(404)
  expect((await request("/broken")).status).toBe(404)
})

test.each(["/docs", "/docs/"])("a build with the path prefix %s is served below it", async (pathPrefix) => {
  const request = await serveBuild({
    "build.json": JSON.stringify({ pathPrefix }),
    _headers: "/docs/static/*\n  Cache-Control: immutable",
  })
  const root = await request("/?a=1")
  expect(root.status).toBe(302)
  expect(root.headers.get("location")).toBe("/docs/?a=1")
  expect(await (await request("/docs/guides/vpc")).text()).toBe(page)
  expect(await (await request("/docs/")).text()).toBe(build["index.html"])
  const withoutSlash = await request("/docs?a=1")
  expect(withoutSlash.status).toBe(301)
  expect(withoutSlash.headers.get("location")).toBe("/docs/?a=1")
  expect((await request("/docs/static/app.js")).headers.get("cache-control")).toBe("immutable")
  expect((await request("/guides/vpc")).status).toBe(404)
  expect((await request("/docsx")).status).toBe(404)
})

test("a build without an error page still answers 404", async () => {
  const origin = await listen(createSiteServer(temporaryTree({ "index.html": "Home" })))
  const response = await fetch(`${origin}/nothing`)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe("There is no such page.\n")
})

test("a file is served as it is now, and one that is added after the start, too", async () => {
  const directory = temporaryTree({ "index.html": "First" })
  const origin = await listen(createSiteServer(directory))
  const textAt = async (url: string) => (await fetch(origin + url)).text()
  expect(await textAt("/")).toBe("First")
  writeFiles(directory, { "index.html": "Second", "faq/index.html": "FAQ" })
  expect([await textAt("/"), await textAt("/faq/")]).toEqual(["Second", "FAQ"])
})

test("invalid rules stop the server with their line", () => {
  const directory = temporaryTree({ _redirects: "/a" })
  expect(() => createSiteServer(directory)).toThrow(
    `${path.basename(directory)}/_redirects:1: write "from to status".`,
  )
})
