import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createSiteServer } from "../../scripts/serve/server.mjs"
import { drawingPolicy, workerPolicy } from "../../src/node/outputs/headers"
import { revalidated } from "../../src/node/outputs/hosting/host-rules"
import { acceptsMarkdown } from "./accepts-markdown"
import { sendRequest } from "./send-request"
import { hasServer, type RunningServer, startCaddy, startNginx } from "./real-servers"
import { policy, writeSyntheticSite } from "./synthetic-site"

/** Policies of files that are pages or programs of their own. */
const ownPolicies: Record<string, Record<string, string>> = {
  "/check-worker-abc.js": { "Content-Security-Policy": workerPolicy },
  "/static/abc/picture.svg": { "Content-Security-Policy": drawingPolicy },
  "/favicon.svg": { "Content-Security-Policy": drawingPolicy },
  "/cards/tools.png": { "Cross-Origin-Resource-Policy": "cross-origin" },
}

const forever = "public, max-age=31536000, immutable"

async function startServe(folder: string): Promise<RunningServer> {
  const server = createSiteServer(path.join(folder, "public"))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return {
    port: address.port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const hosts = [
  { name: "npm run serve", present: true, start: startServe },
  { name: "nginx", present: hasServer("nginx"), start: startNginx },
  { name: "Caddy", present: hasServer("caddy"), start: startCaddy },
]

for (const { name, present, start } of hosts)
  for (const prefix of ["", "/docs"])
    describe.runIf(present)(`${name}, at ${prefix === "" ? "the root" : prefix}`, () => {
      const folder = mkdtempSync(path.join(tmpdir(), "hosting ü-"))
      let server: RunningServer
      const get = (path: string, headers: Record<string, string> = {}, method?: string) =>
        sendRequest(server.port, `${prefix}${path}`, headers, method)

      beforeAll(async () => {
        await writeSyntheticSite(folder, prefix)
        server = await start(folder)
      })

      afterAll(async () => {
        await server.stop()
        rmSync(folder, { recursive: true })
      })

      test.each([
        ["/", "Home"],
        ["/tools", "Tools"],
        ["/tools/", "Tools"],
        ["/tools?from=mail", "Tools"],
        ["/faq/eks", "EKS"],
        ["/faq/eks/", "EKS"],
        ["/terraform-1.x", "Terraform 1.x"],
        ["/terraform-1.x/", "Terraform 1.x"],
      ])("%s answers with its page", async (path, title) => {
        const { status, headers, body } = await get(path)
        expect(status).toBe(200)
        expect(body).toContain(`<h1>${title}</h1>`)
        expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/)
        expect(headers["cache-control"]).toBe(revalidated)
      })

      test.each([
        ["/index.html", "/"],
        ["/index.html?a=1", "/?a=1"],
        ...(name === "npm run serve"
          ? []
          : [
              ["/tools/index.html", "/tools/"],
              ["/tools/index.html?a=1&b", "/tools/?a=1&b"],
              ["/faq/eks/index.html", "/faq/eks/"],
            ]),
      ])("%s leads to its folder", async (path = "", target = "") => {
        const { status, headers } = await get(path)
        expect(status).toBe(301)
        expect(headers.location).toBe(`${prefix}${target}`)
        if (name !== "npm run serve") {
          expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
          expect(headers["content-security-policy"]).toMatch(/^default-src /)
        }
      })

      test.each(["/old-tools", "/old-tools/"])("%s is redirected, although a stub exists", async (path) => {
        const { status, headers } = await get(path)
        expect(status).toBe(301)
        expect(headers.location).toBe(`${prefix}/tools#install`)
      })

      test("a redirect from an address that ends like the name of a script is not immutable", async () => {
        const { status, headers } = await get("/sdk/old.js")
        expect(status).toBe(301)
        expect(headers.location).toBe(`${prefix}/sdk/node.js`)
        expect(headers["cache-control"]).toBe(revalidated)
      })

      test.each([
        ["/old-tools?a=1&b=%20c", `${prefix}/tools?a=1&b=%20c#install`],
        ["/old-tools/?a=$uri{path}", `${prefix}/tools?a=$uri{path}#install`],
        ["/old-tools?", `${prefix}/tools#install`],
        ["/old-search?a=1", `${prefix}/tools?tab=all#install`],
        ["/elsewhere?a=1", "https://elsewhere.example/a?a=1#part"],
        ["/docs?a=1", `${prefix}/?a=1`],
        ["/docs/tools?a=1", `${prefix}/tools?a=1`],
      ])("%s is redirected with its query, unless the new address has one", async (path, target) => {
        const { status, headers } = await get(path)
        expect(status).toBe(301)
        expect(headers.location).toBe(target)
      })

      test("the folder of the old site is redirected to the home page, and addresses below it to the pages", async () => {
        for (const target of ["", "/", "/tools", "/faq/eks/"]) {
          const { status, headers } = await get(`/docs${target}`)
          expect(status).toBe(301)
          expect(headers.location).toBe(`${prefix}${target || "/"}`)
        }
      })

      test.each([
        ...["/missing", "/missing/", "/static/missing.js", "/tools.css", "/_headers", "/_redirects"],
        ...["/missing.svg", "/check-worker-missing.js", "/cards/missing.png", "/missing.md"],
      ])(
        "%s is answered with the 404 page, which is not cached and has the headers of pages",
        async (path) => {
          const { status, headers, body } = await get(path)
          expect(status).toBe(404)
          expect(body).toContain("Not found")
          expect(headers["content-type"]).toBe("text/html; charset=utf-8")
          expect(headers["cache-control"]).toBe(revalidated)
          for (const [header, value] of Object.entries(policy))
            expect(headers[header.toLowerCase()]).toBe(value)
          expect(headers["x-robots-tag"]).toBeUndefined()
        },
      )

      test.each([
        ["a name of 256 bytes", `/${"%C3%BC".repeat(128)}`],
        ["4,200 characters", "/a".repeat(2100)],
        ["a null character", "/tools%00"],
      ])("a path with %s is not an error of the server", async (_name, path) => {
        expect([400, 404]).toContain((await get(path)).status)
      })

      test.each([
        ["/app-abc.js", "text/javascript; charset=utf-8", forever],
        ["/check-worker-abc.js", "text/javascript; charset=utf-8", forever],
        ["/styles.abc.css", "text/css; charset=utf-8", forever],
        ["/static/abc/picture.svg", /^image\/svg\+xml/, forever],
        ["/static/abc/picture.png", "image/png", forever],
        ["/cards/tools.png", "image/png", "public, max-age=86400"],
        ["/favicon.svg", /^image\/svg\+xml/, revalidated],
        ["/page-data/tools/page-data.json", "application/json; charset=utf-8", revalidated],
        ["/search/manifest.json", "application/json; charset=utf-8", revalidated],
        ["/search/abc/0.json", "application/json; charset=utf-8", forever],
        ["/sidebars/abc.json", "application/json; charset=utf-8", forever],
        ["/site.webmanifest", "application/manifest+json", revalidated],
        ["/scripts/vendor/own.js", "text/javascript; charset=utf-8", revalidated],
        ["/%C3%BC/own.js", "text/javascript; charset=utf-8", revalidated],
        ["/own.css", "text/css; charset=utf-8", revalidated],
        ["/abc.wasm", "application/wasm", forever],
        ["/tools.md", "text/markdown; charset=utf-8", revalidated],
        ["/llms.txt", "text/plain; charset=utf-8", revalidated],
        ["/sitemap-0.xml", "application/xml; charset=utf-8", revalidated],
      ])("%s has its type, its caching and the policy", async (path, type, caching) => {
        const { status, headers } = await get(path)
        expect(status).toBe(200)
        expect(headers["content-type"]).toMatch(type)
        expect(headers["cache-control"]).toBe(caching)
        for (const [header, value] of Object.entries({ ...policy, ...ownPolicies[path] }))
          expect(headers[header.toLowerCase()]).toBe(value)
        expect(headers["x-robots-tag"]).toBe(path.endsWith(".md") ? "noindex" : undefined)
      })

      test.each([
        ["/sidebars/files", "Sidebar files"],
        ["/sidebars/files/", "Sidebar files"],
        ["/static/", "Static sites"],
        ["/static/hosts", "Static hosts"],
        ["/static/hosts/", "Static hosts"],
        ["/sdk/node.js", "Node.js"],
        ["/sdk/node.js/", "Node.js"],
        ["/sdk/%C3%BCbung.js", "Übung"],
        ["/sdk/logos.svg", "Logos"],
      ])("%s is a page, with the headers of pages", async (path, title) => {
        const { headers, body } = await get(path)
        expect(body).toContain(`<h1>${title}</h1>`)
        expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/)
        expect(headers["cache-control"]).toBe(revalidated)
        expect(headers["content-security-policy"]).toBe(policy["Content-Security-Policy"])
      })

      test("text and WebAssembly are compressed, pictures and ranges are not", async () => {
        for (const path of ["/tools", "/app-abc.js", "/tools.md", "/abc.wasm", "/missing"]) {
          const { headers, body } = await get(path, { "Accept-Encoding": "gzip" })
          expect(headers["content-encoding"]).toBe("gzip")
          expect(headers.vary).toContain("Accept-Encoding")
          expect(body).toContain("Again.")
        }
        const modern = await get("/tools", { "Accept-Encoding": "gzip, br" })
        // nginx has brotli as a module only, which its packages leave to be installed.
        expect(modern.headers["content-encoding"]).toBe(name === "nginx" ? "gzip" : "br")
        const picture = await get("/static/abc/picture.png", { "Accept-Encoding": "gzip" })
        expect(picture.headers["content-encoding"]).toBeUndefined()
      })

      test("a range of a file can be requested", async () => {
        const { status, headers, body } = await get("/tools.md", { Range: "bytes=2-6" })
        expect(status).toBe(206)
        expect(body).toBe("Tools")
        expect(headers["content-range"]).toMatch(/^bytes 2-6\//)
      })

      test("a file that the client has in its cache is not sent again", async () => {
        const { headers } = await get("/tools")
        const again = await get("/tools", { "If-None-Match": headers.etag ?? "" })
        expect(again.status).toBe(304)
        expect(again.headers["cache-control"]).toBe(revalidated)
      })

      test.each([
        ["/", "# Home", "/index.md"],
        ["/tools", "# Tools", "/tools.md"],
        ["/tools/", "# Tools", "/tools.md"],
        ["/faq/eks/", "# EKS", "/faq/eks.md"],
      ])("%s is sent as Markdown to clients that accept it", async (path, title, twin) => {
        const { headers, body } = await get(path, { Accept: "text/markdown, text/html;q=0.8" })
        expect(body).toContain(title)
        expect(headers["content-type"]).toBe("text/markdown; charset=utf-8")
        expect(headers["x-robots-tag"]).toBeUndefined()
        const page = await get(path)
        expect(page.headers.vary).toMatch(/Accept(?:,|$)/)
        expect(page.headers.link).toContain(`<${prefix}${twin}>; rel="alternate"; type="text/markdown"`)
      })

      test.each(acceptsMarkdown)("Accept: %s is Markdown: %s", async (accept, isMarkdown) => {
        const { headers } = await get("/tools", { Accept: accept })
        expect(headers["content-type"]).toMatch(isMarkdown ? /^text\/markdown;/ : /^text\/html;/)
      })

      test("a file without a Markdown twin is sent unchanged", async () => {
        const { headers } = await get("/app-abc.js", { Accept: "text/markdown" })
        expect(headers["content-type"]).toBe("text/javascript; charset=utf-8")
        expect(headers.link).toBeUndefined()
      })

      test.each([
        "//host.example/index.html",
        "/docs//host.example",
        "/docs/\\host.example",
        "/docs/%5chost.example",
      ])("%s redirects to no other host", async (path) => {
        const { status, headers } = await get(path)
        expect(new URL(headers.location ?? "/", "http://site").host).toBe("site")
        expect([301, 400, 404]).toContain(status)
      })

      test("an address cannot add headers to the response", async () => {
        for (const path of ["/docs/a%0d%0aX-Added:%20yes", "/a%0d%0aX-Added:%20yes/index.html"])
          expect((await get(path)).headers).not.toHaveProperty("x-added")
      })

      test("HEAD is answered without a body, and POST is refused", async () => {
        const { status, body } = await get("/tools", {}, "HEAD")
        expect([status, body]).toEqual([200, ""])
        expect((await get("/tools", {}, "POST")).status).toBe(405)
      })

      if (prefix !== "")
        test("paths outside of the prefix are not part of the site", async () => {
          expect((await sendRequest(server.port, "/tools")).status).toBe(404)
        })
    })
