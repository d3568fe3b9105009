import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"
import { z } from "zod"
import type { createSiteTools } from "./site-tools"
import { errorMessage } from "../../src/shared/error-message"

const readOnly = { readOnlyHint: true, openWorldHint: false }

/** Creates a Model Context Protocol server whose tools use the site's data. */
export function createServer(tools: ReturnType<typeof createSiteTools>, version: string): McpServer {
  const server = new McpServer({ name: "gruntwork-docs", version })
  server.registerTool(
    "search",
    {
      description:
        "Searches the documentation. Returns titles, addresses and excerpts, the best match first.",
      inputSchema: {
        query: z.string().min(1).describe("Search terms, an error message, or the name of an input."),
        limit: z.int().min(1).max(50).default(10).describe("Maximum number of results."),
      },
      annotations: readOnly,
    },
    ({ query, limit }) => answer(tools.search(query, limit)),
  )
  server.registerTool(
    "read_page",
    {
      description: "Returns a page of the documentation as Markdown.",
      inputSchema: {
        page: z
          .string()
          .min(1)
          .describe('Path or address of a page, such as "/faq/eks/" or the address of a search result.'),
      },
      annotations: readOnly,
    },
    ({ page }) => answer(tools.readPage(page)),
  )
  server.registerTool(
    "list_services",
    {
      description: "Lists the services of the Service Catalog with their modules.",
      inputSchema: {
        category: z.string().optional().describe('Lists only this category, such as "networking".'),
      },
      annotations: readOnly,
    },
    ({ category }) => answer(tools.listServices(category)),
  )
  server.registerTool(
    "get_inputs",
    {
      description:
        "Returns the inputs of a service's module: types, defaults, descriptions, and what the newest release changed.",
      inputSchema: {
        service: z
          .string()
          .min(1)
          .describe(
            'Path, name or module of a service, such as "networking/vpc" or "modules/networking/vpc".',
          ),
        name: z.string().optional().describe("Name of an input. Without it, all inputs are returned."),
        only: z
          .enum(["required", "changed"])
          .optional()
          .describe(
            "Returns only required inputs, or only those that the newest release added, changed or removed.",
          ),
      },
      annotations: readOnly,
    },
    ({ service, ...filter }) => answer(tools.getInputs(service, filter)),
  )
  server.registerTool(
    "check_call",
    {
      description:
        "Checks Terraform, OpenTofu or Terragrunt code that calls modules of the Service Catalog. Reports unknown, missing and wrongly typed inputs, and releases that do not deploy.",
      inputSchema: {
        code: z.string().min(1).describe("Content of a whole file, with the `source` of each module."),
      },
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
    return { content: [{ type: "text" as const, text: errorMessage(error) }], isError: true }
  }
}
