import { expect, test } from "vitest"
import { contentLayout } from "../content/layout"
import { loadSettings } from "../content/settings/load-settings"
import { hostedSynonyms, synonymLines, synonymsFileSchema } from "./synonyms"

const file = synonymsFileSchema.parse({
  same: [["k8s", "kubernetes"]],
  also: { postgres: ["rds", "aurora"] },
})

test("groups are synonyms in both directions, the others in one", () => {
  expect(synonymLines(file)).toEqual([
    ["k8s", "kubernetes"],
    ["kubernetes", "k8s"],
    ["postgres", "rds", "aurora"],
  ])
})

test("the hosted service gets the same synonyms", () => {
  expect(hostedSynonyms(file)).toEqual([
    { objectID: 'same ["k8s","kubernetes"]', type: "synonym", synonyms: ["k8s", "kubernetes"] },
    { objectID: "also postgres", type: "oneWaySynonym", input: "postgres", synonyms: ["rds", "aurora"] },
  ])
})

test("groups that share phrases have different ids", () => {
  const same = [
    ["vpc", "network"],
    ["vpc", "virtual private cloud"],
    ["vpc, network", "virtual private cloud"],
    ["vpc", "network, virtual private cloud"],
  ]
  const ids = hostedSynonyms({ same, also: { vpc: ["subnet"] } }).map(({ objectID }) => objectID)
  expect(new Set(ids).size).toBe(5)
})

test("a number is a phrase", () => {
  expect(synonymsFileSchema.parse({ same: [["tf", 0.14]] }).same).toEqual([["tf", "0.14"]])
})

test("a phrase is in its group twice in any case of its letters", () => {
  const { error } = synonymsFileSchema.safeParse({ same: [["VPC", "network", "vpc"]] })
  expect(error?.issues).toMatchObject([
    { path: ["same", 0, 2], message: "must not be in its group twice: entry 1 is the same" },
  ])
})

test("the synonyms of a content tree are its own file's; a tree without a file has none, and of an invalid file the valid groups are used", async () => {
  const synonymsOf = async (contentDir: string) => (await loadSettings(contentLayout(contentDir))).synonyms
  expect((await synonymsOf("content")).same.length).toBeGreaterThan(0)
  expect(await synonymsOf("tests/fixtures/docusaurus")).toEqual({ same: [], also: {} })
  expect(await synonymsOf("tests/fixtures/broken")).toEqual({ same: [["k8s", "kubernetes"]], also: {} })
})
