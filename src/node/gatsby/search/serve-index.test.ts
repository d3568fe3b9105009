import type { CreateDevServerArgs } from "gatsby"
import { beforeEach, expect, test, vi } from "vitest"
import { temporaryTree } from "../../../../tests/temporary-tree"
import type { SearchManifest, TextShard } from "../../../shared/search/index-format"
import type { Content } from "../../content/content"
import { loadContent } from "../../content/load-content"
import { loadModules } from "../../reference/load-modules"
import { serveSearchIndex } from "./serve-index"

vi.mock("../../config/load-config", async () => {
  const { site } = await import("../../../site.config")
  return { loadConfig: () => ({ environment: {}, site }) }
})
vi.mock(import("../../cache/result-cache"), async (original) => ({
  ...(await original()),
  savedResults: () => Promise.resolve(true),
}))
vi.mock(import("../../reference/load-modules"), async (original) => {
  const { loadModules } = await original()
  return { loadModules: vi.fn(loadModules) }
})

const slug = "/reference/services/networking/vpc"
let site: { content: Content }
let request: (path: string) => Promise<unknown>

beforeEach(async () => {
  vi.mocked(loadModules).mockClear()
  const folder = temporaryTree({
    "docs/a.md": "---\ntitle: A\nunlisted: true\n---\n\nText.\n",
    [`${slug.slice(1)}/index.md`]: "---\ntitle: VPC\n---\n\nSubnets.\n",
    [`${slug.slice(1)}/variables.tf`]:
      'variable "cidr" {\n  type = object({\n    newbits = number\n  })\n}\n',
    [`${slug.slice(1)}/outputs.tf`]: 'output "vpc_id" {\n  value = 1\n}\n',
  })
  site = { content: await loadContent(folder) }
  const app = {
    get: (_: string, handle: (...parameters: unknown[]) => Promise<void>) => {
      request = async (path) => {
        let answer: unknown
        const response = { type: () => undefined, send: (text: string) => (answer = JSON.parse(text)) }
        await handle({ path }, response, (error?: unknown) => (answer = error ?? "passed on"))
        return answer
      }
    },
  }
  serveSearchIndex({ app } as unknown as CreateDevServerArgs, site)
})

test("the preview serves an index of the content, including inputs and outputs", async () => {
  const { shards } = (await request("/search/manifest.json")) as SearchManifest
  const records = (await request(`/search/${shards}/t0.json`)) as TextShard
  expect(records.map(([url]) => url)).toEqual([
    slug,
    `${slug}#cidr`,
    `${slug}#cidr.newbits`,
    `${slug}#output-vpc_id`,
    "/reference/services/",
    "/reference/services/networking/",
    "/reference/check",
  ])
})

test("the index is rebuilt only if the content has changed, when its manifest is requested again", async () => {
  const { shards } = (await request("/search/manifest.json")) as SearchManifest
  await request("/search/manifest.json")
  expect(loadModules).toHaveBeenCalledTimes(1)
  site.content = { ...site.content, documents: [] }
  expect(await request(`/search/${shards}/t0.json`)).toBeInstanceOf(Array) // of the index that the page has loaded
  await request("/search/manifest.json")
  expect(loadModules).toHaveBeenCalledTimes(2)
})

test("requests at the same time rebuild the index once, also after one that failed", async () => {
  vi.mocked(loadModules).mockRejectedValueOnce(new Error("No parser."))
  const twice = () => Promise.all([request("/search/manifest.json"), request("/search/manifest.json")])
  expect(await twice()).toEqual([new Error("No parser."), new Error("No parser.")])
  expect(loadModules).toHaveBeenCalledTimes(1)
  for (const answer of await twice()) expect(answer).toHaveProperty("shards")
  expect(loadModules).toHaveBeenCalledTimes(2)
})

test("other requests are passed on", async () => {
  expect(await request("/search/")).toBe("passed on")
})
