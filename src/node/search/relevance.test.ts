import { readFileSync } from "node:fs"
import { globSync } from "tinyglobby"
import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import { manifestName } from "../../shared/search/index-names"
import { createEmbeddedClient } from "../../search/embedded-client"
import { site } from "../../site.config"
import { loadContent } from "../content/load-content"
import { loadModules } from "../reference/load-modules"
import { buildSearchIndex } from "./build-search-index"
import { searchRecords } from "./search-records"
import { synonymLines } from "./synonyms"

/** Pages of this site: those that answer the queries, and others with the same words. All pages would take most of a minute. */
const pages = [
  "synonyms.yml",
  "tags.yml",
  "docs/guides/build-it-yourself/{landing-zone,kubernetes-cluster}/index.md",
  "docs/guides/build-it-yourself/landing-zone/{core-concepts,production-grade-design}/*.md",
  "docs/guides/stay-up-to-date/{cis/cis-1.3.0,terraform/terraform-1.1}/*.md",
  "knowledge-base/{12,42,110,143,222,299,307,345,358,452,453,505,510,526,528,540,542,545,561}.md",
  "reference/services/landing-zone/iam-users-and-iam-groups/**",
  "reference/services/data-storage/{amazon-rds,amazon-rds-replica,s-3-bucket}/**",
]

const firstHits = {
  s3: "/reference/services/data-storage/s-3-bucket",
  "rds multi_az": "/reference/services/data-storage/amazon-rds#multi_az",
  landingzone: "/reference/services/landing-zone/",
  "k8s cluster": "/guides/build-it-yourself/kubernetes-cluster/",
  cloudtrial: "/guides/build-it-yourself/landing-zone/core-concepts/cloud-trail",
  "who changed what": "/guides/build-it-yourself/landing-zone/core-concepts/cloud-trail",
  "terraform init -migrate-state": "/discussions/knowledge-base/505#caveats",
  find_in_pa: "/discussions/knowledge-base/528",
  "Found a dependency cycle between modules: /live/prod/app": "/discussions/knowledge-base/526",
  "undo the last release": "/discussions/knowledge-base/452",
  "kubernetes 1.22": "/discussions/knowledge-base/358",
  "where is the terraform state kept": "/discussions/knowledge-base/42",
  "terraform 1.3": "/discussions/knowledge-base/561",
}

test("queries of all kinds find the pages that answer them first", async () => {
  const files = globSync(pages, { cwd: "content" })
  const content = await loadContent(
    temporaryTree(Object.fromEntries(files.map((file) => [file, readFileSync(`content/${file}`, "utf8")]))),
  )
  const records = searchRecords(content, await loadModules(content.layout), site)
  const { manifest, shards } = buildSearchIndex(records, synonymLines(content.synonyms))
  const texts = new Map(shards.map(({ path, text }) => [path, text]))
  texts.set(manifestName, JSON.stringify(manifest))
  const client = createEmbeddedClient((file) => Promise.resolve(JSON.parse(texts.get(file) ?? "null")))

  const found: Record<string, string | undefined> = {}
  for (const query of Object.keys(firstHits)) {
    const { results } = await client.search([{ query, hitsPerPage: 1 }])
    found[query] = results[0]?.hits[0]?.url
  }
  expect(found).toEqual(firstHits)
})
