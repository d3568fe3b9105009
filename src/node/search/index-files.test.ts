import { readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import { site } from "../../site.config"
import { updateIndex } from "./index-files"
import { pageRecords } from "./records"
import { noSynonyms } from "./synonyms"

/** The data of an index with one page. */
const dataOf = (title: string) => ({
  records: pageRecords(
    {
      ...{ slug: "/vpc", title, description: "A network.", tags: [], aliases: [], kind: "guide" },
      sections: [{ text: "Subnets." }],
    },
    site,
  ),
  synonyms: noSynonyms,
})

test("an index of the same data is not made again, and one of other data replaces it", () => {
  const folder = temporaryTree({ "index.html": "The page /search." })
  const first = updateIndex(folder, dataOf("VPC"))
  const manifest = path.join(folder, "manifest.json")
  const { mtimeNs } = statSync(manifest, { bigint: true })
  expect(updateIndex(folder, dataOf("VPC"), first)).toEqual(first)
  expect(statSync(manifest, { bigint: true }).mtimeNs).toBe(mtimeNs)

  for (const data of [
    dataOf("Network"),
    { ...dataOf("VPC"), synonyms: { same: [["vpc", "network"]], also: {} } },
  ]) {
    const second = updateIndex(folder, data, first)
    expect(second).not.toEqual(first)
    expect(readdirSync(folder).sort()).toEqual([second.shards, "index.html", "manifest.json"].sort())
    expect(JSON.parse(readFileSync(manifest, "utf8"))).toMatchObject({ shards: second.shards })
  }
})

test("an index whose files are gone, or whose writing was interrupted, is written again", () => {
  const folder = temporaryTree()
  const first = updateIndex(folder, dataOf("VPC"))
  for (const written of [first, undefined]) {
    rmSync(path.join(folder, first.shards), { recursive: true })
    expect(updateIndex(folder, dataOf("VPC"), written)).toEqual(first)
    expect(readdirSync(path.join(folder, first.shards)).length).toBeGreaterThan(0)
  }
})
