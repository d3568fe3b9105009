import { readStorage, writeStorage } from "../../src/browser/storage"
import { createEmbeddedClient } from "../../src/search/embedded-client"
import type { EmbeddedHit } from "../../src/search/make-hit"
import { titleOf } from "../../src/search/title-of"
import { errorMessage } from "../../src/shared/error-message"
import { counted } from "../../src/shared/counted"
import { unreadableIndex } from "../../src/shared/search/unreadable-index"
import { storageKeys } from "../../src/shared/storage-keys"
import { type ColorMode, isColorMode, themeAttribute } from "../../src/theme/color-mode"

/** The files of the search index by path. Another script defines them, because pages opened from a folder cannot fetch. */
declare global {
  interface Window {
    siteSearchIndex?: Record<string, unknown>
  }
}

const script = document.currentScript
const root = script instanceof HTMLScriptElement ? (script.dataset.root ?? "") : ""
const page = document.documentElement
const maxResults = 20

function shownMode(): ColorMode {
  const mode = page.getAttribute(themeAttribute)
  return isColorMode(mode) ? mode : "light"
}

function setMode(mode: ColorMode): void {
  page.setAttribute(themeAttribute, mode)
  writeStorage(storageKeys.theme, mode)
}

const stored = readStorage(storageKeys.theme)
if (isColorMode(stored)) page.setAttribute(themeAttribute, stored)

let index: Promise<Record<string, unknown>> | undefined

function loadIndex(): Promise<Record<string, unknown>> {
  index ??= new Promise((resolve, reject) => {
    const element = document.createElement("script")
    element.src = `${root}offline/search-index.js`
    element.onload = () => resolve(window.siteSearchIndex ?? {})
    element.onerror = () => {
      index = undefined // the next search tries again
      reject(new Error(unreadableIndex))
    }
    document.head.append(element)
  })
  return index
}

const client = createEmbeddedClient(async (file) => (await loadIndex())[file])

interface Found {
  hits: readonly EmbeddedHit[]
  /** Number of results, of which `hits` are the first. */
  total: number
}

async function search(query: string): Promise<Found> {
  const { results } = await client.search([{ query, hitsPerPage: maxResults }])
  const [{ hits, nbHits: total } = { hits: [], nbHits: 0 }] = results
  return { hits, total }
}

function fileOf(url: string): string {
  const [path = "", anchor] = url.split("#")
  const file = `${path.replace(/^\/|\/$/g, "")}/index.html`.replace(/^\//, "")
  return root + file + (anchor === undefined || anchor === "" ? "" : `#${anchor}`)
}

function resultOf(hit: EmbeddedHit): HTMLLIElement {
  const link = document.createElement("a")
  link.href = fileOf(hit.url)
  link.textContent = titleOf(hit, "›")
  const item = document.createElement("li")
  item.append(link)
  return item
}

function addBar(): void {
  const bar = document.createElement("div")
  bar.className = "offline-bar"
  const form = document.createElement("form")
  const label = document.createElement("label")
  const field = document.createElement("input")
  const button = document.createElement("button")
  const status = document.createElement("p")
  const list = document.createElement("ol")
  form.setAttribute("role", "search")
  field.type = "search"
  button.type = "button"
  status.setAttribute("role", "status")
  label.append("Search the documentation ", field)
  form.append(label)
  bar.append(form, button, status, list)

  const nameButton = () => {
    button.textContent = shownMode() === "dark" ? "Switch to light mode" : "Switch to dark mode"
  }
  nameButton()
  button.addEventListener("click", () => {
    setMode(shownMode() === "dark" ? "light" : "dark")
    nameButton()
  })

  let latestQuery = ""
  const show = async () => {
    const query = field.value.trim()
    latestQuery = query
    try {
      const { hits, total } = query === "" ? { hits: [], total: 0 } : await search(query)
      if (latestQuery !== query) return // the query has changed since
      list.replaceChildren(...hits.map(resultOf))
      status.textContent =
        query === ""
          ? ""
          : hits.length === 0
            ? `Nothing was found for “${query}”.`
            : (total > hits.length ? `The first ${hits.length} of ` : "") + counted(total, "result")
    } catch (error) {
      if (latestQuery !== query) return
      list.replaceChildren()
      status.textContent = errorMessage(error)
    }
  }
  field.addEventListener("input", () => void show())
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    void show()
  })
  document.body.prepend(bar)
}

document.addEventListener("DOMContentLoaded", addBar)
