import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { manifestName } from "../../src/shared/search/index-names"
import { measureInBrowser } from "./measure-in-browser"
import { relevanceOfIndex } from "./measure-relevance"
import { queryFiles, readQueries } from "./queries"

const folder = path.resolve("public/search")

/** Measures the search of the build in `public/`: relevance in this process, bytes, times and layout shifts in a browser. */
export async function measureSearch(): Promise<object> {
  if (!existsSync(path.join(folder, manifestName)))
    throw new Error("There is no search index in public/search; run `npm run build` first.")
  const relevance = await relevanceOfIndex((file) => readFileSync(path.join(folder, file), "utf8"))
  const browser = await measureInBrowser(
    Object.values(queryFiles()).flatMap((file) => readQueries(file).map(({ q }) => q)),
  )
  console.table(browser)
  return { relevance, browser }
}
