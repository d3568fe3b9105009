import { createGatsbyConfig } from "./create-gatsby-config"
import { createHooks } from "./hooks"
import { MdxContexts } from "./mdx-contexts"

/**
 * Creates Gatsby's configuration and hooks, which share the state of the content.
 * @param contentThread path of the bundle of `checks/content-thread.ts`
 */
export function createBuild({ contentThread }: { contentThread: string }) {
  const mdx = new MdxContexts()
  return { createConfig: () => createGatsbyConfig(mdx), hooks: createHooks({ mdx, contentThread }) }
}
