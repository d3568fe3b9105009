import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Topic } from "../../src/node/deployable/deployable-file"
import { callCatalog } from "../../src/node/outputs/call-catalog"
import { referenceFiles } from "../../src/node/outputs/reference-files"
import { serviceWithNewest } from "../../src/node/outputs/test-support"
import { buildSearchIndex } from "../../src/node/search/build-search-index"
import { pageRecords } from "../../src/node/search/records"
import { site } from "../../src/site.config"
import { projectRoot } from "../lib/project.mjs"
import { openSite } from "./site-files"
import { createSiteTools } from "./site-tools"

const folder = mkdtempSync(path.join(tmpdir(), "mcp-"))
const client = new Client({ name: "test", version: "1" })

function write(file: string, text: string) {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}

function writeSite() {
  const facts = {
    ...{ title: "Docs", tagline: "All.", siteUrl: "https://docs.example.com", pathPrefix: "" },
    ...{ version: "1.2", commit: null, time: new Date(), site },
  }
  const searchable = {
    slug: "/faq/eks/",
    title: "EKS FAQ",
    description: "Questions about Kubernetes.",
    tags: [],
    aliases: [],
    kind: "question" as const,
    sections: [
      { text: "Kubernetes with the modules." },
      {
        heading: { id: "spot", text: "Can workers be Spot Instances?", level: 2 },
        text: "Yes, one setting, <em>not</em> two.",
      },
    ],
  }
  const records = pageRecords(searchable, site)
  const { manifest, shards } = buildSearchIndex(records, [])
  write("index.html", "<h1>Home</h1>")
  write("build.json", JSON.stringify({ version: "1.2", url: "https://docs.example.com/help/" }))
  write("search/manifest.json", JSON.stringify(manifest))
  for (const shard of shards) write(`search/${shard.path}`, shard.text)
  const topic: Topic = {
    id: "s3-acl",
    title: "New S3 buckets refuse ACLs",
    when: "apply",
    since: "2023",
    fails: "It fails.",
    fix: "Upgrade.",
    releases: [{ repository: "terraform-aws-service-catalog", good: "v0.90.0" }],
  }
  for (const file of referenceFiles([serviceWithNewest], facts)) write(file.path, file.text)
  const calls = callCatalog([serviceWithNewest], [topic])
  write(calls.path, calls.text)
  write("faq/eks.md", "# EKS FAQ\n\nYes.\n")
  write("index.md", "# Home\n")
}

async function call(name: string, args: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: args })
  const [first] = content as { type: string; text: string }[]
  return { text: first?.text ?? "", isError }
}

beforeAll(async () => {
  writeSite()
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [path.join(projectRoot, "node_modules/tsx/dist/cli.mjs"), "scripts/mcp.ts", folder],
    cwd: projectRoot,
  })
  await client.connect(transport)
})

afterAll(async () => {
  await client.close()
  rmSync(folder, { recursive: true })
})

test("a client sees the five tools, which only read", async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    "search",
    "read_page",
    "list_services",
    "get_inputs",
    "check_call",
  ])
  for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true)
})

test("a page is found and read", async () => {
  const { text } = await call("search", { query: "spot instances" })
  expect(text).toContain("/faq/eks/#spot")
  expect(text).toContain("Yes, one setting, <em>not</em> two.")
  const [, address = ""] = /\n {2}(\S+)/.exec(text) ?? []
  expect((await call("read_page", { page: address })).text).toBe("# EKS FAQ\n\nYes.\n")
  expect((await call("read_page", { page: "/" })).text).toBe("# Home\n")
})

test("missing data results in an error message", async () => {
  expect(await call("read_page", { page: "/gone" })).toEqual({
    text: `The site in ${folder} has no file "gone.md".`,
    isError: true,
  })
  expect((await call("search", { query: "zzzz" })).text).toBe('Nothing was found for "zzzz".')
  expect((await call("search", { query: "spot zzzz" })).text).toMatch(/^No page contains "zzzz"\.\n- /)
  expect(await call("get_inputs", { service: "nothing" })).toEqual({
    text: 'There is no service "nothing"; list_services names them all.',
    isError: true,
  })
  expect(await call("list_services", { category: "nothing" })).toEqual({
    text: 'There is no category "nothing". The categories are security.',
    isError: true,
  })
})

test.each(["/100%", "//"])("%s is not the address of a page", async (page) => {
  expect(await call("read_page", { page })).toEqual({
    text: `"${page}" is not the path or the address of a page.`,
    isError: true,
  })
})

test.each(["https://docs.example.com/help/faq/eks/#spot", "https://docs.example.com/help/faq/eks.md?a=1"])(
  "a page is read by its address %s on the published site",
  async (page) => {
    expect(await call("read_page", { page })).toEqual({ text: "# EKS FAQ\n\nYes.\n", isError: false })
  },
)

test.each([
  "https://other.example.org/help/faq/eks/",
  "https://docs.example.com.evil.example/help/faq/eks/",
  "http://docs.example.com/help/faq/eks/",
  "https://docs.example.com/faq/eks/",
  "https://docs.example.com/helpful/faq/eks/",
  "https://docs.example.com/help/../faq/eks/",
])("%s is refused, because it is an address of another site", async (page) => {
  expect(await call("read_page", { page })).toEqual({
    text: `"${page}" is not an address of this site, which is at https://docs.example.com/help/.`,
    isError: true,
  })
})

test("a site whose address is unknown refuses all absolute addresses", async () => {
  const tools = createSiteTools({ read: () => Promise.resolve("# Page\n") })
  await expect(tools.readPage("https://docs.example.com/faq/eks/")).rejects.toThrow(
    '"https://docs.example.com/faq/eks/" is not an address of this site.',
  )
})

test("a site that is read from another address than it was built for has both addresses", async () => {
  const site = { url: "http://localhost:9000", read: (file: string) => Promise.resolve(file) }
  const tools = createSiteTools(site, "https://docs.example.com")
  for (const url of ["http://localhost:9000/faq/eks/", "https://docs.example.com/faq/eks/"])
    expect(await tools.readPage(url)).toBe("faq/eks.md")
})

test("the address of a site below a path is no start of the address of another path", async () => {
  const url = "https://docs.example.com/help"
  const tools = createSiteTools({ url, read: (file) => Promise.resolve(file) })
  expect(await tools.readPage(`${url}/faq/eks/`)).toBe("faq/eks.md")
  await expect(tools.readPage(`${url}ful/faq/eks/`)).rejects.toThrow("is not an address of this site")
})

test("a site without services results in a message", async () => {
  const tools = createSiteTools({ read: () => Promise.resolve('{"services":[]}') })
  expect(await tools.listServices()).toBe("The site describes no services.")
  expect(await tools.listServices("networking")).toBe("The site describes no services.")
})

test("a page's path cannot leave the site's folder", async () => {
  for (const page of ["../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/secret"]) {
    const { text, isError } = await call("read_page", { page })
    expect(isError).toBe(true)
    expect(text).toMatch(/^The site in .* has no file |is not a file of the site\.$/)
  }
  const beside = await call("read_page", { page: `/..%2f${path.basename(folder)}-beside/secret` })
  expect(beside.text).toMatch(/is not a file of the site\.$/)
})

test("services and their inputs are returned", async () => {
  expect((await call("list_services")).text).toBe(
    "- Bastion (/reference/services/security/bastion, modules/mgmt/bastion-host; 3 inputs, 1 required): A server.",
  )
  for (const name of ["security/bastion", "Bastion", "modules/mgmt/bastion-host"])
    expect((await call("get_inputs", { service: name, name: "size" })).text).toBe(
      '# Bastion: modules/mgmt/bastion-host, v0.96.3 and v2.11.1\n\n/reference/services/security/bastion#size\n\n## size\n\nChanged by v2.11.1: type: `number` → `string`; default: `1` → `"1"`.\n\nA `name`.\n\n```hcl\ntype = number\ndefault = 1\n```',
    )
  expect((await call("get_inputs", { service: "bastion", name: "zone" })).text).toContain(
    "## zone\n\nAdded by v2.11.1.\n\n```hcl\ntype = string\ndefault = null\n```",
  )
  expect((await call("get_inputs", { service: "bastion", name: "secret" })).text).toContain(
    "## secret\n\nRemoved by v2.11.1. Use `name`.",
  )
  expect((await call("get_inputs", { service: "bastion", name: "zone_ids" })).text).toBe(
    'Bastion has no input "zone_ids".',
  )
})

test("only the required inputs of a service are returned, or those that the newest release changed", async () => {
  const names = async (only: string) =>
    (await call("get_inputs", { service: "bastion", only })).text.match(/^## .*$/gm)
  expect(await names("required")).toEqual(["## name (required)"])
  expect(await names("changed")).toEqual(["## size", "## secret", "## zone"])
  const size = { service: "bastion", name: "size", only: "required" }
  expect((await call("get_inputs", size)).text).toMatch(/bastion#size\n\nNo inputs are required\.$/)
})

test.each([
  "mgmt/bastion-host",
  "bastion-host",
  "Bastion-Host/",
  "MODULES/mgmt/bastion-host",
  "/reference/services/security/bastion/#size",
  "https://docs.example.com/help/reference/services/security/bastion",
  "https://docs.example.com/help/reference/services/security/bastion.md?a=1",
])("a service is found by %s", async (service) => {
  expect((await call("get_inputs", { service })).text).toMatch(/^# Bastion: /)
})

test.each([
  ["host", " Similar ones are /reference/services/security/bastion."],
  ["security host", " Similar ones are /reference/services/security/bastion."],
  ["/", ""],
  ["astion", ""],
])("no service is found by %s, and those with its words are named", async (service, hint) => {
  expect(await call("get_inputs", { service })).toEqual({
    text: `There is no service "${service}"; list_services names them all.${hint}`,
    isError: true,
  })
})

test("an unknown input is an error, with the input that was probably meant", async () => {
  expect(await call("get_inputs", { service: "bastion", name: "nmae" })).toEqual({
    text: 'Bastion has no input "nmae". Did you mean "name"?',
    isError: true,
  })
})

test("the address of a service on another site is refused", async () => {
  const service = "https://other.example.org/reference/services/security/bastion"
  expect(await call("get_inputs", { service })).toEqual({
    text: `"${service}" is not an address of this site, which is at https://docs.example.com/help/.`,
    isError: true,
  })
})

const source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules"

test("a call is checked against the module's inputs", async () => {
  const module = (lines: string) =>
    `module "bastion" {\n  source = "${source}/mgmt/bastion-host?ref=v0.96.3"\n${lines}\n}\n`
  expect((await call("check_call", { code: module('  name = "b"') })).text).toBe(
    "1 call checked: no problems.",
  )
  const { text } = await call("check_call", { code: module('  nmae = "b"') })
  expect(text).toContain(
    'Line 3: unknown-input: "modules/mgmt/bastion-host" has no input "nmae". Fix: did you mean "name"?',
  )
  expect(text).toContain('missing-input: "modules/mgmt/bastion-host" needs')
})

test("text that was copied along with a call is not reported as a syntax error", async () => {
  const lines = ['module "b" {', `  source = "${source}/mgmt/bastion-host?ref=v0.96.3"`, '  nmae = "b" ', "}"]
  const code = lines.map((line, index) => `${index + 1} | ${line}`).join("\n")
  expect((await call("check_call", { code })).text).toContain('Line 3: unknown-input: "modules/mgmt')
  const wrong = code.replace('"b" {', '"b" {{')
  expect((await call("check_call", { code: wrong })).text).toMatch(/^Line 1: hcl-syntax: /)
})

test("a call is checked against the release in its source", async () => {
  const code = (ref: string) =>
    `module "bastion" {\n  source = "${source}/mgmt/bastion-host?ref=${ref}"\n\n  name   = "b"\n  secret = "c"\n}\n`
  expect((await call("check_call", { code: code("v0.96.3") })).text).toContain(
    'Line 5: deprecated-input: "secret" of "modules/mgmt/bastion-host" is deprecated: Use name.',
  )
  expect((await call("check_call", { code: code("v2.11.1") })).text).toBe(
    '1 call checked: 1 problem.\nLine 5: unknown-input: "modules/mgmt/bastion-host" no longer has an input "secret" in v2.11.1. Fix: use "name" instead.',
  )
})

test("for a call of a release that does not deploy, the answer says so, like the page", async () => {
  const code = `module "bastion" {\n  source = "${source}/mgmt/bastion-host?ref=v0.89.0"\n  name   = "b"\n}\n`
  expect((await call("check_call", { code })).text).toBe(
    "1 call checked: no problems. The inputs of v0.89.0 are not known here: its calls were compared with v0.96.3.\nv0.89.0 does not deploy as it is today: New S3 buckets refuse ACLs (/reference/deployable#s3-acl).",
  )
})

test("for code that cannot be checked, the answer says so", async () => {
  expect((await call("check_call", { code: "a = 1\n" })).text).toBe(
    "No call of a catalog module was found. The source of a call names terraform-aws-service-catalog and a module.",
  )
  const misread = 'any = { for k, v in var.m : k => {\n  name = v\n  (k)  = "y"\n} }\n'
  expect((await call("check_call", { code: misread })).text).toMatch(
    /^No call of a catalog module was found\. .* The code is valid, but was not compared as a whole: see line 3\.$/,
  )
  expect((await call("check_call", { code: "module {{" })).text).toMatch(
    /^Line 1: hcl-syntax: .* Fix: correct the code\.$/,
  )
  expect((await call("check_call", { code: '{"module": {}}' })).text).toMatch(/because the code is JSON/)
  const other = `module "x" {\n  source = "${source}/other/thing?ref=v1"\n}\n`
  expect((await call("check_call", { code: other })).text).toBe(
    "0 calls checked. Not in the catalog: modules/other/thing.",
  )
})

test.each([
  ["a page for errors", "<!doctype html>", 'The site\'s file "api/catalog.json" is not JSON.'],
  ["a list", "[]", 'The site\'s file "api/catalog.json" has an unexpected form.'],
  [
    "services of another version",
    '{"services":[{"name":"VPC"}]}',
    'The site\'s file "api/catalog.json" has an unexpected form at "services.0.slug".',
  ],
])("%s instead of the catalog is an error that names the file", async (_, text, message) => {
  const tools = createSiteTools({ read: () => Promise.resolve(text) })
  await expect(tools.listServices()).rejects.toThrow(message)
})

/** Tools for a site with one service, which has no more fields than are needed. */
function toolsOf(file: object, url?: string) {
  const service = {
    ...{
      name: "Cloud network",
      slug: "/reference/services/networking/vpc",
      description: "A network.",
      module: null,
    },
    ...{ category: { slug: "networking" }, required_inputs: 1, inputs: 1 },
  }
  const catalog = { services: [service] }
  const whole = { module: null, catalog_version: null, inputs: [], newest: null, ...file }
  return createSiteTools({
    ...(url === undefined ? {} : { url }),
    read: (name) => Promise.resolve(JSON.stringify(name === "api/catalog.json" ? catalog : whole)),
  })
}

const required = (name: string) => ({
  ...{ name, description: "", type: "string", required: true, default: null, deprecated: null },
})

test("a service needs only the fields that are shown", async () => {
  const tools = toolsOf({ inputs: [required("cidr")] })
  expect(await tools.listServices("networking")).toBe(
    "- Cloud network (/reference/services/networking/vpc; 1 input, 1 required): A network.",
  )
  for (const name of ["vpc", "cloud network"])
    expect(await tools.getInputs(name)).toMatch(/\n\n## cidr \(required\)\n\n```hcl\ntype = string\n```$/)
})

test("an input is found by its whole name, and all inputs that replace it are named", async () => {
  const newest = {
    ...{ release: "v2.0.0", inputs: [] },
    removed_inputs: [{ name: "cidr", successors: ["ipv4", "ipv6"] }],
  }
  const cidr = { ...required("cidr"), deprecated: "Use IPAM." }
  const tools = toolsOf({ inputs: [cidr, required("cidr_blocks")], newest })
  const text = await tools.getInputs("vpc", { name: "cidr" })
  expect(text.match(/^## .*/gm)).toEqual(["## cidr (required)"])
  expect(text).toContain("Removed by v2.0.0. Use `ipv4` and `ipv6`.")
  expect(text).toContain("\n\nDeprecated: Use IPAM.\n\n")
})

test("a misspelled input may be one that the newest release has added", async () => {
  const added = { ...required("ipv6_pool"), added: true, changed: [] }
  const tools = toolsOf({ newest: { release: "v2.0.0", inputs: [added], removed_inputs: [] } })
  await expect(tools.getInputs("vpc", { name: "ipv6_poll" })).rejects.toThrow('Did you mean "ipv6_pool"?')
})

test("for a service without inputs, the answer says so, with the address of its page", async () => {
  expect(await toolsOf({}).getInputs("vpc")).toMatch(/vpc\n\nNo inputs\.$/)
  expect(await toolsOf({}, "https://docs.example.com").getInputs("vpc")).toContain(
    "\n\nhttps://docs.example.com/reference/services/networking/vpc\n",
  )
})

test("a published site answers like a folder", async () => {
  const server = createServer((request, response) => {
    const pages = new Map([
      ["/docs/index.md", "# Home\n"],
      ["/docs/faq/eks.md", "# EKS FAQ\n"],
      ["/docs/100%25.md", "# 100%\n"],
    ])
    const page = pages.get(request.url ?? "")
    response.writeHead(page === undefined ? 404 : 200).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const url = `http://127.0.0.1:${port}/docs`
  const tools = createSiteTools(openSite(`${url}/`))
  expect(await tools.readPage(`${url}/faq/eks/#spot`)).toBe("# EKS FAQ\n")
  expect(await tools.readPage(url)).toBe("# Home\n")
  expect(await tools.readPage("/faq/eks.md")).toBe("# EKS FAQ\n")
  expect(await tools.readPage("/100%25")).toBe("# 100%\n")
  await expect(tools.readPage("/gone")).rejects.toThrow(
    `${url}/gone.md cannot be read: the server answers 404.`,
  )
  for (const file of ["../../secret.md", "../docs-beside/secret.md"])
    await expect(tools.readPage(`/${file.replaceAll("/", "%2f")}`)).rejects.toThrow(
      `"${file}" is not a file of the site.`,
    )
  await new Promise((resolve) => server.close(resolve))
})

test("a site that cannot be reached is an error with the reason", async () => {
  await expect(openSite("http://localhost:1").read("index.md")).rejects.toThrow(
    "http://localhost:1/index.md cannot be read: bad port.",
  )
})

test("a folder without a build is refused", () => {
  expect(() => openSite("tests/e2e")).toThrow('There is no build in "tests/e2e". Run `npm run build` first.')
})

test("a malformed address is refused", () => {
  expect(() => openSite("https://")).toThrow('"https://" is not the address of a site.')
})
