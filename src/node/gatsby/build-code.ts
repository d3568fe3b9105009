import { loadConfig } from "../config/load-config"
import { createContentChecks } from "./checks/content-checks"
import { createGatsbyConfig } from "./create-gatsby-config"
import { createHooks } from "./hooks"
import { MdxContexts } from "./webpack/mdx-contexts"

/**
 * Creates Gatsby's configuration and hooks, which share the state of the content.
 * @param contentThread path of the bundle of `checks/content-thread.ts`
 */
export function createBuild({ contentThread }: { contentThread: string }) {
  const mdx = new MdxContexts()
  const checks = createContentChecks(contentThread)
  return {
    createConfig() {
      const config = createGatsbyConfig()
      // The tree is read while Gatsby loads its code.
      if (isMainProcess() && hasContent()) checks.start()
      return config
    },
    /** The site configuration. */
    loadSite: () => loadConfig().site,
    hooks: createHooks({ mdx, checks }),
  }
}

/** If Gatsby is started without this project's scripts, its workers load the configuration, too. */
function isMainProcess(): boolean {
  return process.env.GATSBY_WORKER_POOL_WORKER === undefined
}

/** Whether Gatsby's command reads the content: others, such as `info`, load the configuration only. */
function hasContent(): boolean {
  return ["build", "develop"].includes(process.env.gatsby_executing_command ?? "")
}
