import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { site } from "../../site.config"
import { loadSiteConfig } from "./site-config"

function write(source: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "site-config-")), "site.config.ts")
  writeFileSync(file, source)
  return file
}

function messageOf(file: string): string | undefined {
  try {
    loadSiteConfig(file)
  } catch (error) {
    return (error as Error).message // only errors are thrown
  }
  return undefined
}

test("this site's configuration is valid", () => {
  expect(loadSiteConfig("src/site.config.ts")).toEqual(site)
})

test("all wrong and unknown settings are reported at once", () => {
  const file = write(`export const site = ${JSON.stringify({ ...site, title: "", colour: 1, locales: [] })}`)
  expect(() => loadSiteConfig(file)).toThrow(
    /The site configuration has wrong values\.\n[\s\S]*title: Too small[\s\S]*locales: Too small[\s\S]*Unrecognized key: "colour"/,
  )
})

test.each([
  "films.example",
  "http://films.example",
  "https://films.example/embed",
  "https://*",
  "https://a.b; c",
])("a host of frames is an https origin: %s", (host) => {
  const file = write(`export const site = ${JSON.stringify({ ...site, frameHosts: [host] })}`)
  expect(() => loadSiteConfig(file)).toThrow(/frameHosts\.0: is an https origin, without a path/)
})

test("a file without the export is rejected", () => {
  expect(() => loadSiteConfig(write("export const other = 1"))).toThrow(
    /exports no "site"\.\n {2}Fix: export the configuration as "site"\./,
  )
})

test("a missing file is reported with its variable", () => {
  expect(() => loadSiteConfig("no/such.ts")).toThrow(
    'SITE_CONFIG is "no/such.ts", which does not exist; it takes the path of a site configuration.',
  )
})

test.each([
  ["a mistake of syntax", 'export const site = {\n  title: "x\n}', ":2", "Unterminated string constant"],
  ["a throw", 'const a: number = 1\n\nthrow new Error("No\\nluck.")', ":3", "No luck"],
  [
    "an unknown name",
    "interface A {\n  a: 1\n}\nexport const site = {\n  title: name.a }",
    ":5",
    "name is not defined",
  ],
  [
    "an unknown module",
    'import { a } from "./nope"\nexport const site = a',
    ":1",
    "Cannot find module './nope'",
  ],
  ["an error without a message", "throw new TypeError()", ":1", "TypeError"],
])("%s is reported in one sentence, with its line", (_, source, line, reason) => {
  const file = write(source)
  expect(messageOf(file)).toBe(
    `${file}${line}: The file cannot be loaded: ${reason}.\n  Fix: correct the line, so that the file loads and exports "site".`,
  )
})

test("an error without a known line is reported for the whole file", () => {
  const file = write('throw "No luck."')
  expect(messageOf(file)).toBe(
    `${file}: The file cannot be loaded: No luck.\n  Fix: correct the file, so that it loads and exports "site".`,
  )
})

test("a mistake in an imported file is reported with its position", () => {
  const file = write('import { a } from "./part"\nexport const site = a')
  const part = path.join(path.dirname(file), "part.ts")
  writeFileSync(part, "\nexport const a = (")
  expect(messageOf(file)).toBe(
    `${file}:1: The file cannot be loaded: Unexpected token ${part}:2:18.\n  Fix: correct the line, so that the file loads and exports "site".`,
  )
})
