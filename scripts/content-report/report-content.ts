import { readResults, writeResults } from "../../src/node/cache/result-cache"
import { configuredLayout } from "../../src/node/config/configured-layout"
import { loadConfig } from "../../src/node/config/load-config"
import { loadContent } from "../../src/node/content/load-content"
import { type ContentReport, createReport } from "./create-report"

/** Measures the content that CONTENT_DIR and SITE_CONFIG select, as of today. Results are cached as in builds. */
export async function reportContent(): Promise<ContentReport> {
  const config = loadConfig()
  await readResults()
  const report = await createReport(await loadContent(configuredLayout(config)), config.site, new Date())
  await writeResults()
  return report
}
