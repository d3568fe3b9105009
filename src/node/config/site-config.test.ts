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

test("this site's configuration is accepted as it is", () => {
  expect(loadSiteConfig("src/site.config.ts")).toEqual(site)
})

test("every wrong and unknown setting is named at once", () => {
  const file = write(`export const site = ${JSON.stringify({ ...site, title: "", colour: 1, locales: [] })}`)
  expect(() => loadSiteConfig(file)).toThrow(
    /The site configuration has wrong values\.\n[\s\S]*title: Too small[\s\S]*locales: Too small[\s\S]*Unrecognized key: "colour"/,
  )
})

test("a file without the export is refused", () => {
  expect(() => loadSiteConfig(write("export const other = 1"))).toThrow(
    /exports no "site"\.\n {2}Fix: export the configuration as "site"\./,
  )
})

test("a file that does not exist is named with its variable", () => {
  expect(() => loadSiteConfig("no/such.ts")).toThrow(
    'SITE_CONFIG is "no/such.ts", which does not exist; it takes the path of a site configuration.',
  )
})
