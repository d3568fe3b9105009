import { createContext, runInContext } from "node:vm"
import { expect, test } from "vitest"
import { baseAddressScript } from "./base-address-script"

interface Circumstances {
  base?: string
  pathname?: string
  /** The target of the error event, and whether Gatsby has already started. */
  failed?: "SCRIPT" | "IMG" | "window" | "nothing"
  started?: boolean
  /** The host's response for `build.json`: a status and a body, or no response. */
  answer?: { status: number; body: string } | "none"
}

/** Runs the script in a page whose scripts fail twice. Returns the suggestion that is shown, if any. */
async function suggestionIn(circumstances: Circumstances) {
  const { base = "/docs/", pathname = "/", failed = "SCRIPT", started, answer } = circumstances
  let suggestion: string | undefined
  const listeners = new Set<(event: object) => void>()
  const requested: string[] = []
  const help = { textContent: "" }
  const page = {
    window: { ___loader: started ? {} : undefined },
    location: { pathname },
    addEventListener(type: string, listener: () => void, capture: boolean) {
      expect([type, capture]).toEqual(["error", true])
      listeners.add(listener)
    },
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    fetch: (address: string) => {
      requested.push(address)
      if (answer === "none" || !answer) return Promise.reject(new TypeError("Failed to fetch"))
      const { status, body } = answer
      const json = async () => JSON.parse(body) as unknown
      return Promise.resolve({ ok: status === 200, status, json })
    },
    document: {
      getElementById: () => ({ content: { cloneNode: () => ({ querySelector: () => help }) } }),
      body: { prepend: () => (suggestion = help.textContent) },
    },
  }
  runInContext(baseAddressScript(base), createContext(page))
  const target = failed === "window" ? page.window : { tagName: failed }
  for (let times = failed === "nothing" ? 0 : 2; times > 0; times -= 1)
    for (const listener of [...listeners]) listener({ target })
  await new Promise((resolve) => setImmediate(resolve))
  expect([[], [`${base}build.json`]]).toContainEqual(requested)
  return suggestion
}

const missing = { status: 404, body: "<!DOCTYPE html>" }

test.each<[string, Circumstances, string | undefined]>([
  ["built for a prefix, served at the root", { answer: missing }, "/"],
  ["built for the root, served below a path", { base: "/", pathname: "/sub", answer: missing }, "/sub/"],
  ["a script that is a page, which throws", { failed: "window", answer: missing }, "/"],
  ["a picture could not be loaded", { failed: "IMG", answer: missing }, undefined],
  ["nothing has failed", { failed: "nothing", answer: missing }, undefined],
  ["a page with its file name", { base: "/", pathname: "/sub/index.html", answer: missing }, "/sub/"],
  ["object storage that answers 403 for missing files", { answer: { status: 403, body: "" } }, "/"],
  ["a host that serves a page for every path", { answer: { status: 200, body: "<!DOCTYPE html>" } }, "/"],
  ["Gatsby has started", { started: true, answer: missing }, undefined],
  ["the base address is right", { base: "/", answer: missing }, undefined],
  ["the base address is right, without its slash", { pathname: "/docs", answer: missing }, undefined],
  ["the site exists at the base address", { answer: { status: 200, body: "{}" } }, undefined],
  ["no connection", { answer: "none" }, undefined],
  ["a host with a server error", { answer: { status: 503, body: "" } }, undefined],
])("%s: %#", async (_, circumstances, expected) => {
  expect(await suggestionIn(circumstances)).toBe(expected)
})
