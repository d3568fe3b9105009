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

function messageWith(settings: object): string | undefined {
  const file = write(`export const site = ${JSON.stringify({ ...site, ...settings })}`)
  return messageOf(file)?.replaceAll(file, "site.config.ts")
}

test("all wrong and unknown settings are reported at once", () => {
  expect(messageWith({ title: "", editbase: 1, locales: [] })).toBe(
    `The site configuration has wrong values.
  site.config.ts: "title" is empty.
    Fix: write text.
  site.config.ts: "locales" has no entry.
    Fix: it takes at least one entry.
  site.config.ts: Unknown field "editbase".
    Fix: did you mean "editBase"?`,
  )
})

const origin = "it must be an https origin, without a path."

test.each([
  [
    { security: { contact: "x" } },
    '"security.contact" has a wrong value, "x".',
    "it must be an https or mailto address.",
  ],
  [
    { security: { report: "http://x" } },
    '"security.report" has a wrong value, "http://x".',
    "it must be an https address.",
  ],
  [
    { crawlers: { refused: ["my bot"] } },
    'Entry 1 of "crawlers.refused" has a wrong value, "my bot".',
    "it must be the name of a program, as in a robots.txt.",
  ],
  [
    { frameHosts: ["https://films.example/embed"] },
    'Entry 1 of "frameHosts" has a wrong value, "https://films.example/embed".',
    origin,
  ],
  [
    { imageHosts: ["images.example.com"] },
    'Entry 1 of "imageHosts" has a wrong value, "images.example.com".',
    "it must be an http or https origin, without a path.",
  ],
  [
    { navbar: [{ label: "Guides", to: "guides", position: "left" }] },
    '"to" of entry 1 of "navbar" has a wrong value, "guides".',
    "it must be a path that starts with a slash.",
  ],
  [
    { navbar: [{ label: "Guides", to: "/guides", href: "https://example.com", position: "left" }] },
    'Entry 1 of "navbar" has a wrong value.',
    "it must have a `label`, either `to` with a path or `href` with an address, and the `position` left or right.",
  ],
  [
    { footer: [{ title: "More", links: [{ label: "Guides" }] }] },
    'Entry 1 of "links" of entry 1 of "footer" has a wrong value.',
    "it must have a `label`, and either `to` with a path or `href` with an address.",
  ],
  [
    { sections: [{ label: "Guides", path: "guides" }] },
    '"path" of entry 1 of "sections" has a wrong value, "guides".',
    "it must be a path that starts with a slash.",
  ],
  [
    { locales: [{ code: "English", label: "English", direction: "ltr" }] },
    '"code" of entry 1 of "locales" has a wrong value, "English".',
    'it must be a code such as "en" or "pt-BR".',
  ],
  [
    { tableOfContents: { minLevel: 1, maxLevel: 3 } },
    '"tableOfContents.minLevel" has a wrong value, 1.',
    "write one of 2, 3, 4.",
  ],
  [{ reviewAfterDays: 0 }, '"reviewAfterDays" has a wrong value, 0.', "write at least 1."],
  [{ editBase: "x" }, '"editBase" has a wrong value, "x".', "write an address such as https://example.com."],
  [{ tagline: undefined }, '"tagline" is missing.', 'add "tagline: " with text.'],
  [
    { checks: { "broken-lnik": "warn" } },
    'Unknown field "checks.broken-lnik".',
    'did you mean "broken-link"?',
  ],
  [
    { checks: { spelling: "never" } },
    '"checks.spelling" has a wrong value, "never".',
    "write one of throw, warn, ignore.",
  ],
])("%j is reported with what the setting takes", (settings, message, fix) => {
  expect(messageWith(settings)).toBe(
    `The site configuration has wrong values.\n  site.config.ts: ${message}\n    Fix: ${fix}`,
  )
})

test.each([
  "films.example",
  "http://films.example",
  "https://films.example/embed",
  "https://*",
  "https://a.b; c",
])("a host of frames is an https origin: %s", (host) => {
  expect(messageWith({ frameHosts: [host] })).toContain(
    `Entry 1 of "frameHosts" has a wrong value, "${host}".\n    Fix: ${origin}`,
  )
})

test("a file without the export is rejected", () => {
  expect(() => loadSiteConfig(write("export const other = 1"))).toThrow(
    /exports no "site"\.\n {2}Fix: export the configuration as "site"\. SITE_CONFIG takes the path of a site configuration\.$/,
  )
})

test("a missing file, and a folder, are reported with their variable", () => {
  expect(() => loadSiteConfig("content")).toThrow(
    'SITE_CONFIG is "content", which is not a file; it takes the path of a site configuration.',
  )
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
