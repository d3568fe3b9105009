import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

/** The packages that a script and the project files it loads import statically. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const specifiers = [
    ...readFileSync(file, "utf8").matchAll(/^(?:import|export) (?:[^"=]*? from )?"([^"]+)"$/gm),
  ]
  return specifiers.flatMap(([, specifier = ""]) => {
    if (specifier.startsWith("node:")) return []
    if (!specifier.startsWith(".")) return [`${path.basename(file)}: ${specifier}`]
    return packagesOf(path.resolve(path.dirname(file), specifier), seen)
  })
}

test.each(["test.mjs", "start.mjs"])("%s starts before packages are installed", (script) => {
  const seen = new Set<string>()
  expect(packagesOf(path.resolve("scripts", script), seen)).toEqual([])
  expect(seen.size).toBeGreaterThan(5)
})
