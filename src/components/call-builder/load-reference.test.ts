import { afterEach, expect, test, vi } from "vitest"
import { chosenRelease, type BuilderInput, loadReleases } from "./load-reference"

const inputs = (...names: string[]) => names.map((name) => ({ name }) as BuilderInput)
const file = {
  module: "modules/services/eks-cluster",
  catalog_version: "0.96.3",
  inputs: inputs("name", "old"),
  newest: { release: "v2.11.1", inputs: inputs("name", "new") },
}
const answer = (body: object, status = 200) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })))

afterEach(() => vi.unstubAllGlobals())

test("the release that the samples pin comes first", async () => {
  answer(file)
  const releases = await loadReleases("/a.json")
  expect(releases.map(({ catalog_version, inputs: [, second] }) => [catalog_version, second?.name])).toEqual([
    ["2.11.1", "new"],
    ["0.96.3", "old"],
  ])
  answer({ ...file, newest: null })
  expect(await loadReleases("/a.json")).toHaveLength(1)
})

test.each([
  ["a release", "0.96.3", [], "0.96.3"],
  ["a release that does not exist", "1.0.0", [], "2.11.1"],
  ["no release", null, ["new"], "2.11.1"],
  ["an input that only the documented release has", null, ["name", "old"], "0.96.3"],
  ["an input that no release has", null, ["gone"], "2.11.1"],
])("an address with %s", async (_, version, names, expected) => {
  answer(file)
  expect(chosenRelease(await loadReleases("/a.json"), version, names)?.catalog_version).toBe(expected)
})

test("a file that cannot be loaded and a service without a module are errors", async () => {
  answer({}, 404)
  await expect(loadReleases("/a.json")).rejects.toThrow("The list of inputs answered 404.")
  answer({ inputs: [] })
  await expect(loadReleases("/a.json")).rejects.toThrow("The service names no module.")
})
