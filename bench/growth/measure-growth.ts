import path from "node:path"
import { measureCommand } from "../command"
import { createCorpus } from "../corpus/create-corpus"
import { createHere } from "../peers/here"
import { withTemporaryFolder } from "../temporary-folder"

const seed = 1

/** Builds 3,000 and 10,000 pages of the corpus without caches, to show how time and memory grow with the number of pages. */
export async function measureGrowth(): Promise<object> {
  const [smaller, larger] = [await buildCorpus(3_000), await buildCorpus(10_000)]
  console.table([smaller, larger])
  const ratio = Math.round((larger.seconds / smaller.seconds) * 100) / 100
  console.log(`${larger.pages} pages take ${ratio} times as long as ${smaller.pages}.`)
  return { date: new Date().toISOString().slice(0, 10), builds: [smaller, larger], ratio }
}

function buildCorpus(pages: number) {
  return withTemporaryFolder(async (folder) => {
    const site = createHere(path.join(folder, "here"), createCorpus(pages, seed))
    return { pages, ...(await measureCommand(site.build)) }
  })
}
