import { readFile } from "node:fs/promises"
import path from "node:path"
import type { z } from "zod"
import { fetchFailure } from "../lib/fetch-failure"
import { requireBuild } from "../lib/require-build.mjs"

/** The files of a built site, wherever it is. */
export interface SiteFiles {
  /** Address of the site, for answers; absent for a folder. */
  url?: string
  /** Reads a file by its path below the site. Rejects with a sentence when there is none. */
  read(file: string): Promise<string>
}

/**
 * Opens a site that is published at an address, or that a build left in a folder.
 * @throws one sentence if the address is malformed, or if the folder contains no build
 */
export function openSite(location: string): SiteFiles {
  return /^https?:\/\//.test(location) ? publishedSite(location) : siteInFolder(location)
}

/**
 * Reads a JSON file of a site.
 * @throws one sentence if there is no such file, or if a build of another version has written it in another form
 */
export async function readJson<T>(site: SiteFiles, file: string, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(parseJson(await site.read(file), file))
  if (result.success) return result.data
  const place = result.error.issues[0]?.path.join(".") ?? ""
  throw new Error(`The site's file "${file}" has an unexpected form${place === "" ? "" : ` at "${place}"`}.`)
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The site's file "${file}" is not JSON.`)
  }
}

function publishedSite(location: string): SiteFiles {
  const url = location.replace(/\/+$/, "")
  if (!URL.canParse(url)) throw new Error(`"${location}" is not the address of a site.`)
  return {
    url,
    async read(file) {
      const address = new URL(`${url}/${file.split("/").map(encodeURIComponent).join("/")}`)
      // A path with dots leads to other parts of the same host.
      if (!address.href.startsWith(new URL(`${url}/`).href))
        throw new Error(`"${file}" is not a file of the site.`)
      const response = await fetch(address).catch((error: Error) => {
        throw new Error(`${url}/${file} cannot be read: ${fetchFailure(error)}.`)
      })
      if (!response.ok)
        throw new Error(`${url}/${file} cannot be read: the server answers ${response.status}.`)
      return response.text()
    },
  }
}

function siteInFolder(folder: string): SiteFiles {
  const root = path.resolve(folder)
  requireBuild(folder)
  return {
    async read(file) {
      const target = path.join(root, file)
      if (!target.startsWith(root + path.sep)) throw new Error(`"${file}" is not a file of the site.`)
      return readFile(target, "utf8").catch(() => {
        throw new Error(`The site in ${folder} has no file "${file}".`)
      })
    },
  }
}
