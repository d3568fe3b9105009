import { runInNewContext } from "node:vm"
import { parse } from "@cdktf/hcl2json"
import { expect, test } from "vitest"
import { cloudFrontFiles } from "../../src/node/outputs/hosting/cloudfront"
import { drawingPolicy } from "../../src/node/outputs/headers"
import { type HostRules, revalidated } from "../../src/node/outputs/hosting/host-rules"
import { acceptsMarkdown } from "./accepts-markdown"
import { policy, rulesFor } from "./synthetic-site"

/** CloudFront's maximum size of a function's code, in bytes. */
const longestFunction = 10_240

/** CloudFront's maximum length of the names of functions and key-value stores. */
const longestName = 64

/** A query parameter; one that is given several times has all of its values in `multiValue`, too. */
interface Parameter {
  value: string
  multiValue?: { value: string }[]
}
interface Options {
  rules?: HostRules
  accept?: string
  /** Other headers of the request. */
  sent?: FunctionRequest["headers"]
}
interface FunctionRequest {
  uri: string
  headers: Record<string, { value: string }>
}
interface FunctionResponse {
  statusCode?: number
  headers: Record<string, { value: string }>
}

function fileOf(name: string, rules: HostRules): string {
  const file = cloudFrontFiles(rules).find(({ path }) => path === `cloudfront/${name}`)
  if (!file) throw new Error(`There is no ${name}.`)
  return file.text
}

/** Runs a function as CloudFront does, with its key-value store. */
function load(name: string, rules: HostRules) {
  const store = new Map(
    ["redirects.json", "pages.json"].flatMap((file) => {
      const { data } = JSON.parse(fileOf(file, rules)) as { data: { key: string; value: string }[] }
      return data.map(({ key, value }) => [key, value] as const)
    }),
  )
  const cf = {
    kvs: () => ({
      get: async (key: string) => {
        const value = store.get(key)
        if (value === undefined) throw new Error("KeyNotFound")
        return value
      },
    }),
  }
  const code = fileOf(name, rules).replace('import cf from "cloudfront"', "")
  return runInNewContext(`${code}\nhandler`, { cf }) as (event: object) => unknown // the last expression
}

/** CloudFront's form of a query, which it does not decode. */
function queryOf(search: string): Record<string, Parameter> {
  const query: Record<string, Parameter> = {}
  for (const [, name = "", value = ""] of search.matchAll(/([^&=]+)=?([^&]*)/g)) {
    const earlier = query[name]
    const values = [...(earlier?.multiValue ?? (earlier ? [{ value: earlier.value }] : [])), { value }]
    query[name] = values.length === 1 ? { value } : { value, multiValue: values }
  }
  return query
}

/** The changed request, or the response, of the first function. */
async function choose(
  address: string,
  { rules = rulesFor(""), accept = "text/html", sent = {} }: Options = {},
): Promise<FunctionRequest | FunctionResponse> {
  const handler = load("viewer-request.js", rules)
  const [uri = "", search = ""] = address.split("?")
  const headers = { ...sent, accept: { value: accept } }
  const event = { request: { uri, querystring: queryOf(search), headers } }
  return (await handler(event)) as FunctionRequest | FunctionResponse
}

/** The file that answers a request, or where it is redirected. */
async function request(address: string, options?: Options) {
  const chosen = await choose(address, options)
  return "uri" in chosen ? chosen.uri : `=> ${chosen.headers.location?.value}`
}

/** The headers that the second function adds to the file that the first one has chosen. */
async function respond(address: string, options?: Options) {
  const rules = rulesFor("/docs")
  const chosen = await choose(`/docs${address}`, { ...options, rules })
  const handler = load("viewer-response.js", rules)
  const { headers } = (await handler({ request: chosen, response: { headers: {} } })) as FunctionResponse
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))
}

test.each([
  ["/", "/index.html"],
  ["/tools", "/tools/index.html"],
  ["/tools/", "/tools/index.html"],
  ["/faq/eks/", "/faq/eks/index.html"],
  ["/app-abc.js", "/app-abc.js"],
  ["/_headers", "/_missing"],
  ["/tools/index.html", "=> /tools/"],
  ["/old-tools", "=> /tools#install"],
  ["/old-tools/", "=> /tools#install"],
  ["/docs", "=> /"],
  ["/docs/", "=> /"],
  ["/docs/tools", "=> /tools"],
  ["/tools?a=1", "/tools/index.html"],
  ["/tools/index.html?a=1", "=> /tools/?a=1"],
  ["/old-tools?b=%20c&a=1&b=&d", "=> /tools?b=%20c&b=&a=1&d=#install"],
  ["/old-search?a=1", "=> /tools?tab=all#install"],
  ["/elsewhere?a=1", "=> https://elsewhere.example/a?a=1#part"],
  ["/docs/tools?a=1", "=> /tools?a=1"],
  ["/docs//host.example", "/docs//host.example"],
  ["/docs/%5chost.example", "/docs/%5chost.example"],
  ["//host.example/index.html", "//host.example/index.html"],
  ["/terraform-1.x", "/terraform-1.x/index.html"],
  ["/terraform-1.x/", "/terraform-1.x/index.html"],
  ["/upgrade/aws-4.x", "/upgrade/aws-4.x/index.html"],
  ["/upgrade/aws-4.x/", "/upgrade/aws-4.x/index.html"],
  ["/terraform-2.x", "/terraform-2.x"],
  ["/%C3%BCber-uns", "/%C3%BCber-uns/index.html"],
  ["/%C3%BCber-uns.md", "/%C3%BCber-uns.md"],
  ["/my%20page/", "/my%20page/index.html"],
])("%s is answered with %s", async (uri, file) => {
  expect(await request(uri)).toBe(file)
})

test("a redirect is revalidated before each use", async () => {
  expect((await choose("/old-tools")).headers["cache-control"]?.value).toBe(revalidated)
})

test("Markdown is sent to clients that accept it", async () => {
  const accept = "text/markdown, text/html;q=0.8"
  expect(await request("/", { accept })).toBe("/index.md")
  expect(await request("/tools", { accept })).toBe("/tools.md")
  expect(await request("/faq/eks/", { accept })).toBe("/faq/eks.md")
  expect(await request("/terraform-1.x", { accept })).toBe("/terraform-1.x.md")
  expect(await request("/app-abc.js", { accept })).toBe("/app-abc.js")
})

test.each(acceptsMarkdown)("Accept: %s is Markdown: %s", async (accept, isMarkdown) => {
  expect(await request("/tools", { accept })).toBe(isMarkdown ? "/tools.md" : "/tools/index.html")
})

test("a site below a path prefix only answers there", async () => {
  const rules = rulesFor("/docs")
  expect(await request("/docs", { rules })).toBe("=> /docs/")
  expect(await request("/docs?a=1", { rules })).toBe("=> /docs/?a=1")
  expect(await request("/docs/tools", { rules })).toBe("/tools/index.html")
  expect(await request("/docs/terraform-1.x", { rules })).toBe("/terraform-1.x/index.html")
  expect(await request("/docs/old-tools", { rules })).toBe("=> /docs/tools#install")
  expect(await request("/tools", { rules })).toBe("/_missing")
})

test("the store lists only pages whose paths end like files", () => {
  const { data } = JSON.parse(fileOf("pages.json", rulesFor(""))) as { data: { key: string }[] }
  expect(data.map(({ key }) => key)).toEqual([
    ...["/terraform-1.x", "/upgrade/aws-4.x"],
    ...["/sdk/node.js", "/sdk/%C3%BCbung.js", "/sdk/logos.svg"],
  ])
})

test("the sizes of the functions do not depend on the number of pages whose paths end like files", async () => {
  const many = Array.from({ length: 1000 }, (_, number) => [`/modules/v${number}.x`, `/sdk/v${number}.js`])
  const rules = rulesFor("", ["/über-uns/node.js", ...many.flat()])
  for (const name of ["viewer-request.js", "viewer-response.js"])
    expect(fileOf(name, rules)).toBe(fileOf(name, rulesFor("")))
  expect(await request("/modules/v999.x", { rules })).toBe("/modules/v999.x/index.html")
  expect(await request("/%C3%BCber-uns/node.js", { rules })).toBe("/%C3%BCber-uns/node.js/index.html")
  expect(await request("/modules/v1000.x", { rules })).toBe("/modules/v1000.x")
})

test("the headers depend on the file", async () => {
  expect(await respond("/static/abc/picture.svg")).toEqual({
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": drawingPolicy,
    "content-type": "image/svg+xml; charset=utf-8",
  })
  expect(await respond("/%C3%BC/own.js")).toEqual({
    "cache-control": revalidated,
    "content-type": "text/javascript; charset=utf-8",
  })
  expect(await respond("/tools.md")).toEqual({
    "content-type": "text/markdown; charset=utf-8",
    "x-robots-tag": "noindex",
  })
})

test.each([
  ["/tools", "/tools.md"],
  ["/", "/index.md"],
  ["/static/hosts/", "/static/hosts.md"],
  ["/sdk/logos.svg", "/sdk/logos.svg.md"],
])("%s has the headers of pages, as Markdown too", async (page, twin) => {
  const headers = {
    link: `</docs${twin}>; rel="alternate"; type="text/markdown", </docs/llms.txt>; rel="describedby"; type="text/plain"`,
    vary: "Accept, Accept-Encoding",
  }
  expect(await respond(page)).toEqual({ ...headers, "content-type": "text/html; charset=utf-8" })
  expect(await respond(page, { accept: "text/markdown" })).toEqual({
    ...headers,
    "content-type": "text/markdown; charset=utf-8",
  })
})

test("a client cannot request a file with the headers of a page", async () => {
  const sent = { "markdown-twin": { value: "/own.md" } }
  expect(await respond("/tools.md", { sent })).toEqual(await respond("/tools.md"))
})

test("CloudFront's runtime accepts the functions, and Terraform the configuration, with every header of the policy", async () => {
  for (const name of ["viewer-request.js", "viewer-response.js"])
    expect(Buffer.byteLength(fileOf(name, rulesFor("")))).toBeLessThan(longestFunction)
  const terraform = fileOf("main.tf", rulesFor(""))
  const { resource, output } = (await parse("main.tf", terraform)) as Record<string, Record<string, unknown>>
  expect(Object.keys(resource ?? {})).toContain("aws_cloudfront_distribution")
  expect(Object.keys(resource?.aws_cloudfrontkeyvaluestore_key ?? {})).toEqual(["pages", "redirects"])
  expect(Object.keys(output ?? {})).toEqual(["distribution_id"])
  expect(terraform).toContain("aws cloudfront create-invalidation")
  expect(terraform).toContain(JSON.stringify(policy["Content-Security-Policy"]))
  expect(terraform).toContain('header   = "Cross-Origin-Opener-Policy"')
  expect(terraform).toContain(`header   = "Cache-Control"\n      value    = "${revalidated}"`)
  expect(terraform).not.toContain("override = true") // the function's values are kept
  expect(terraform).not.toContain('header   = "Content-Security-Policy"') // CloudFront refuses it as a custom header
  expect(terraform).toContain(`
      access_control_max_age_sec = 31536000
      include_subdomains         = true
      override                   = false
`)
  expect(terraform).not.toContain("preload ")
  expect(terraform).toContain("response_code      = 404")
})

test("a bucket's name is refused if CloudFront would refuse the names that are made of it", () => {
  const terraform = fileOf("main.tf", rulesFor(""))
  const suffixes = [...terraform.matchAll(/name\s+= "\$\{replace\(var\.bucket, "\.", "-"\)\}(.+)"/g)]
  expect(suffixes.map(([, suffix]) => suffix)).toEqual(["-redirects", "-request", "-response"])
  const longest = longestName - Math.max(...suffixes.map(([, suffix = ""]) => suffix.length))
  expect(terraform).toContain(`condition     = length(var.bucket) <= ${longest}\n`)
})
