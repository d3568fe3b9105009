import type { CreateDevServerArgs } from "gatsby"
import { splitAddress, withoutTrailingSlash } from "../../../shared/paths"
import { encodedTarget, targetWithQuery } from "../../outputs/hosting/host-rules"
import type { ContentOfNodes } from "../nodes/content-of-nodes"
import type { DevServer } from "./dev-server"

/**
 * Redirects old addresses in `gatsby develop`; a build writes the configurations of hosts. The redirects are temporary, because browsers
 * store permanent ones.
 */
export function serveRedirects({ app }: CreateDevServerArgs, site: Pick<ContentOfNodes, "content">): void {
  const server = app as DevServer
  server.use(({ url = "/" }, response, next) => {
    const { path, search } = splitAddress(url)
    const redirect = site.content.redirects.find(({ from }) => from === withoutTrailingSlash(path))
    if (!redirect) {
      next?.()
      return
    }
    const to = encodedTarget(redirect.to)
    response.writeHead(302, { Location: targetWithQuery({ ...redirect, to }, "", search) }).end()
  })
}
