import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js"
import { readArguments } from "./lib/read-arguments.mjs"
import { main } from "./lib/main.mjs"
import { createServer } from "./mcp/create-server"
import { openSite, readJson } from "./mcp/site-files"
import { buildFileSchema } from "./mcp/service-files"
import { createSiteTools } from "./mcp/site-tools"

const usage = `Usage: npm run --silent mcp -- [<address or folder>]

A Model Context Protocol server on standard input and output. It answers from a published site, or from what a build left
in a folder: public/ when none is named.`

void main(async () => {
  const { positionals } = readArguments({ allowPositionals: true }, usage)
  const [location = "public", ...others] = positionals
  if (others.length > 0) throw new Error(usage)
  const site = openSite(location)
  const { version, url } = await readJson(site, "build.json", buildFileSchema)
  const server = createServer(createSiteTools(site, url), version)
  await server.connect(new StdioServerTransport())
  await new Promise<void>((resolve) => (server.server.onclose = resolve))
  return 0
}, usage)
