import { suggest } from "../../src/hcl/suggest"
import { createEmbeddedClient } from "../../src/search/embedded-client"
import { titleOf } from "../../src/search/title-of"
import { counted } from "../../src/shared/counted"
import { isBelow, isExternal, markdownPath, pathBelow } from "../../src/shared/paths"
import { callCatalogFile, referenceFile, serviceName } from "../../src/shared/reference"
import { searchFolder } from "../../src/shared/search/index-names"
import { checkCall } from "./check-call"
import {
  callCatalogSchema,
  catalogFileSchema,
  type CatalogService,
  searchFileSchema,
  type ServiceFile,
  serviceFileSchema,
} from "./service-files"
import { readJson, type SiteFiles } from "./site-files"

/**
 * The tools of the server: each answers with text. If there is no answer, its promise is rejected with a sentence.
 * @param publicUrl address that the site was built for, which its pages use in links; it may differ from the one it is read from
 */
export function createSiteTools(site: SiteFiles, publicUrl?: string) {
  const siteUrls = [site.url, publicUrl].filter((url) => url !== undefined)
  const client = createEmbeddedClient((file) => readJson(site, `${searchFolder}/${file}`, searchFileSchema))
  const readCatalog = () => readJson(site, "api/catalog.json", catalogFileSchema)
  const serviceOf = (slug: string) => readJson(site, referenceFile(slug).slice(1), serviceFileSchema)
  const address = (path: string) => (site.url ?? "") + path

  return {
    async search(query: string, limit: number): Promise<string> {
      const unmarked = { highlightPreTag: "", highlightPostTag: "" }
      const request = { query, hitsPerPage: limit, attributesToSnippet: ["content:40"], ...unmarked }
      const { results } = await client.search([request])
      const hits = results.flatMap((result) => result.hits)
      if (hits.length === 0) return `Nothing was found for "${query}".`
      const missing = results.flatMap((result) => result.missingWords)
      const lines = hits.map((hit) =>
        `- ${titleOf(hit, ">")}\n  ${address(hit.url)}\n  ${hit._snippetResult.content.value}`.trimEnd(),
      )
      return [...missing.map((word) => `No page contains "${word}".`), ...lines].join("\n")
    },

    async readPage(page: string): Promise<string> {
      return site.read(pageFile(page, siteUrls))
    },

    async listServices(category?: string): Promise<string> {
      const { services } = await readCatalog()
      if (services.length === 0) return "The site describes no services."
      const listed = services.filter(
        (service) => category === undefined || service.category.slug === category,
      )
      if (listed.length === 0)
        throw new Error(
          `There is no category "${category}". The categories are ${[...new Set(services.map((service) => service.category.slug))].join(", ")}.`,
        )
      return listed.map(serviceText).join("\n")
    },

    async getInputs(service: string, { name, only }: InputFilter = {}): Promise<string> {
      const { services } = await readCatalog()
      const isPath = isExternal(service) || service.startsWith("/")
      const wanted = isPath ? sitePath(service, siteUrls) : service
      const found = services.find((listed) => isNamed(listed, wanted))
      if (!found) {
        const similar = services.filter((listed) => hasWords(listed, wanted)).map(({ slug }) => slug)
        throw new Error(
          `There is no service "${service}"; list_services names them all.` +
            (similar.length > 0 ? ` Similar ones are ${similar.join(", ")}.` : ""),
        )
      }
      const { inputs, catalog_version: version, module, newest } = await serviceOf(found.slug)
      const all = [
        ...inputs.map((input) => ({ input, change: newestText(input, newest) })),
        ...(newest?.inputs ?? [])
          .filter(({ added }) => added)
          .map((input) => ({ input, change: `Added by ${newest?.release}.` })),
      ]
      const known = all.filter(({ input }) => name === undefined || input.name === name)
      if (known.length === 0 && name !== undefined) {
        const near = suggest(
          name,
          all.map(({ input }) => input.name),
        )
        throw new Error(
          `${found.name} has no input "${name}".` + (near === undefined ? "" : ` Did you mean "${near}"?`),
        )
      }
      const shown = known
        .filter(({ input, change }) =>
          only === undefined ? true : only === "required" ? input.required : change !== "",
        )
        .map(({ input, change }) => inputText(input, change))
      const releases = [...(version === null ? [] : [`v${version}`]), ...(newest ? [newest.release] : [])]
      return [
        `# ${found.name}: ${[module ?? found.slug, releases.join(" and ")].filter(Boolean).join(", ")}`,
        address(found.slug) + (name === undefined ? "" : `#${name}`),
        ...(shown.length === 0 ? [`No inputs${only === undefined ? "" : ` are ${only}`}.`] : shown),
      ].join("\n\n")
    },

    async checkCall(code: string): Promise<string> {
      const catalog = await readJson(site, callCatalogFile.slice(1), callCatalogSchema)
      return checkCall(code, catalog, address)
    },
  }
}

/** Which inputs of a service are returned. */
interface InputFilter {
  name?: string | undefined
  /** `changed`: those that the newest release added, changed or removed. */
  only?: "required" | "changed" | undefined
}

function serviceText(service: CatalogService): string {
  const { name, slug, description, module, inputs, required_inputs: required } = service
  const place = module === null ? slug : `${slug}, ${module}`
  return `- ${name} (${place}; ${counted(inputs, "input")}, ${required} required): ${description}`
}

/** Whether a text is the name of a service, or the path of its page or module, or the end of one of them. */
function isNamed({ slug, name, module }: CatalogService, text: string): boolean {
  const wanted = text.toLowerCase().replace(/^\/|\/$|\.md$/g, "")
  const isEnd = (path: string) => `/${path.toLowerCase()}`.endsWith(`/${wanted}`)
  return name.toLowerCase() === wanted || isEnd(slug) || (module !== null && isEnd(module))
}

/** Whether all words of a text are in a service's names. */
function hasWords({ slug, name, module }: CatalogService, text: string): boolean {
  const wordsOf = (names: string) => names.toLowerCase().match(/[a-z\d]+/g) ?? []
  const wanted = wordsOf(text)
  const known = new Set(wordsOf([name, serviceName(slug), module].join(" ")))
  return wanted.length > 0 && wanted.every((word) => known.has(word))
}

/** How the newest release changed an input of the documented release; empty if it did not. */
function newestText({ name }: { name: string }, newest: ServiceFile["newest"]): string {
  const removed = newest?.removed_inputs.find((input) => input.name === name)
  if (removed) {
    const { successors } = removed
    const now =
      successors.length === 0 ? "" : ` Use ${successors.map((name) => `\`${name}\``).join(" and ")}.`
    return `Removed by ${newest?.release}.${now}`
  }
  const changed = newest?.inputs.find((input) => input.name === name)?.changed ?? []
  return changed.length === 0 ? "" : `Changed by ${newest?.release}: ${changed.join("; ")}.`
}

function inputText(
  { name, type, required, default: value, description, deprecated }: ServiceFile["inputs"][number],
  newest: string,
) {
  const lines = [`type = ${type}`, ...(value === null ? [] : [`default = ${value}`])]
  const parts = [
    `## ${name}${required ? " (required)" : ""}`,
    newest,
    description,
    deprecated === null ? "" : `Deprecated: ${deprecated}`,
    `\`\`\`hcl\n${lines.join("\n")}\n\`\`\``,
  ]
  return parts.filter(Boolean).join("\n\n")
}

/**
 * The file with a page's Markdown, for the page's path or address in any of its forms.
 * @throws one sentence if it is neither, or an address of another site
 */
function pageFile(page: string, siteUrls: readonly string[]): string {
  const path = sitePath(page, siteUrls)
  return (path.endsWith(".md") ? path : markdownPath(path)).slice(1)
}

/** The path on the site, for a page's path or address. Throws like `pageFile`. */
function sitePath(page: string, siteUrls: readonly string[]): string {
  return isExternal(page) ? pathOnSite(page, siteUrls) : pathOf(page)
}

function pathOnSite(address: string, siteUrls: readonly string[]): string {
  const path = pathOf(address)
  const { origin } = new URL(address)
  for (const url of siteUrls)
    if (origin === new URL(url).origin && isBelow(path, pathOf(url))) return pathBelow(path, pathOf(url))
  const sites = siteUrls.length === 0 ? "" : `, which is at ${siteUrls.join(" and ")}`
  throw new Error(`"${address}" is not an address of this site${sites}.`)
}

/** The decoded path of an address, or of a path that may have a query and a fragment. */
function pathOf(page: string): string {
  try {
    return decodeURIComponent(new URL(page, isExternal(page) ? undefined : "http://site/").pathname)
  } catch {
    throw new Error(`"${page}" is not the path or the address of a page.`)
  }
}
