import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"
import { z } from "zod"
import type { createSiteTools } from "./site-tools"

const readOnly = { readOnlyHint: true, openWorldHint: false }

/** Creates a Model Context Protocol server whose tools use the site's data. */
export function createServer(tools: ReturnType<typeof createSiteTools>, version: string): McpServer {
  const server = new McpServer({ name: "gruntwork-docs", version })
  server.registerTool(
    "search",
    {
      description: "Searches the documentation. Gives titles, addresses and excerpts, best first.",
      inputSchema: {
        query: z.string().min(1).describe("Words, an error message, or the name of an input."),
        limit: z.int().min(1).max(50).default(10).describe("Most results."),
      },
      annotations: readOnly,
    },
    ({ query, limit }) => answer(tools.search(query, limit)),
  )
  server.registerTool(
    "read_page",
    {
      description: "Gives a page of the documentation as Markdown.",
      inputSchema: {
        page: z.string().min(1).describe('Path or address, as "/faq/eks/" or a result of search.'),
      },
      annotations: readOnly,
    },
    ({ page }) => answer(tools.readPage(page)),
  )
  server.registerTool(
    "list_services",
    {
      description: "Lists the services of the Service Catalog with their modules.",
      inputSchema: { category: z.string().optional().describe('Only of this category, as "networking".') },
      annotations: readOnly,
    },
    ({ category }) => answer(tools.listServices(category)),
  )
  server.registerTool(
    "get_inputs",
    {
      description:
        "Gives the inputs of a service's module: types, defaults, descriptions, and what the newest release changed.",
      inputSchema: {
        service: z
          .string()
          .min(1)
          .describe('Path, name or module, as "networking/vpc" or "modules/networking/vpc".'),
        name: z.string().optional().describe("Only this input."),
      },
      annotations: readOnly,
    },
    ({ service, name }) => answer(tools.getInputs(service, name)),
  )
  server.registerTool(
    "check_call",
    {
      description:
        "Checks Terraform, OpenTofu or Terragrunt code that calls modules of the Service Catalog: unknown, missing and wrongly typed inputs, and releases that do not deploy.",
      inputSchema: { code: z.string().min(1).describe("A whole file, with the `source` of each module.") },
      annotations: readOnly,
    },
    ({ code }) => answer(tools.checkCall(code)),
  )
  return server
}

/** A tool's result: its text, or an error message. */
async function answer(text: Promise<string>) {
  try {
    return { content: [{ type: "text" as const, text: await text }] }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { content: [{ type: "text" as const, text: message }], isError: true }
  }
}
