import "./src/theme/global.css"
import "./src/theme/prose.css"
import "./src/theme/components.css"
import { type GatsbySSR, withPrefix } from "gatsby"
import { cloneElement, type CSSProperties, isValidElement, type ReactElement, type ReactNode } from "react"
import { baseAddressHelp } from "./src/components/layout/base-address-help"
import { inlineScript } from "./src/components/layout/inline-script"
import { LinkIconSymbols } from "./src/components/layout/link-icon-symbols"
import { PageFrame } from "./src/components/layout/page-frame"
import { searchPreconnect } from "./src/components/search/client/search-preconnect"
import { forbidCodeFromText } from "./src/server/forbid-code-from-text"
import { renderPage } from "./src/server/render-page"
import { editionOf } from "./src/shared/editions"
import type { FrameData } from "./src/shared/frame"
import { structuredDataType } from "./src/shared/structured-data-type"
import { site } from "./src/browser/site"
import { announcementAttribute } from "./src/theme/attributes"
import { themeAttribute } from "./src/theme/color-mode"
import textFont from "./src/theme/fonts/ibm-plex-sans.woff2"

forbidCodeFromText() // before any page is loaded

const headScript = `${inlineScript(site.colorMode)};${HEAD_ELEMENTS}`

/** A hint for programs that read a page's HTML. It is neither shown nor read out. */
const programHelp = (
  <p key="programs" hidden>
    {`Every page is also Markdown: add .md to its address. ${withPrefix("/llms.txt")} lists all pages.`}
  </p>
)

export const wrapPageElement: GatsbySSR["wrapPageElement"] = (args) => <PageFrame {...args} />

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(await renderPage(bodyComponent as ReactElement))

/** A page's data, which Gatsby leaves untyped. `undefined` in `gatsby develop`, which renders one empty page for all. */
function readPage(
  pathname: string,
  read?: (pathname: string) => unknown,
): { result?: { data?: FrameData } } | undefined {
  return read?.(pathname) as { result?: { data?: FrameData } } | undefined
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  loadPageDataSync,
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  const { announcement, site: gatsbySite } = readPage(pathname, loadPageDataSync)?.result?.data ?? {}
  const { locale } = editionOf(pathname, site)
  const origin = gatsbySite && new URL(gatsbySite.siteMetadata.siteUrl).origin
  const attributes = {
    // the print style sheet writes it before the paths of links
    style: origin ? ({ "--site-origin": `"${origin}"` } as CSSProperties) : undefined,
    lang: locale.code,
    dir: locale.direction,
    [themeAttribute]: site.colorMode.default,
    [announcementAttribute]: announcement?.closeable ? announcement.barId : "",
  }
  setHtmlAttributes(attributes)
  setPreBodyComponents([
    programHelp,
    <LinkIconSymbols key="link-icon-symbols" />,
    ...(pathname === "/" ? baseAddressHelp() : []),
  ])
  setHeadComponents([
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: headScript }} />,
    <link
      key="text-font"
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={textFont}
    />,
    <link key="icon-svg" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
    <link key="icon-ico" rel="icon" sizes="32x32" href={withPrefix("/favicon.ico")} />,
    <link key="icon-touch" rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />,
    <link key="manifest" rel="manifest" href={withPrefix("/site.webmanifest")} />,
    <link
      key="search"
      rel="search"
      type="application/opensearchdescription+xml"
      title={site.title}
      href={withPrefix("/opensearch.xml")}
    />,
    <link
      key="feed"
      rel="alternate"
      type="application/atom+xml"
      title={`${site.title}: knowledge base`}
      href={withPrefix("/feeds/knowledge-base.xml")}
    />,
    <link key="index" rel="describedby" type="text/plain" href={withPrefix("/llms.txt")} />,
    ...searchPreconnect(),
    <meta key="build-version" name="buildVersion" content={BUILD_VERSION} />,
  ])
}

/**
 * Removes two scripts that the site does not need, so that one policy with few hashes fits all pages: Gatsby's own script,
 * which contains the page's path and so differs from page to page, and the fade-in of gatsby-plugin-image. Links the
 * stylesheet.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  getPostBodyComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  replacePostBodyComponents(getPostBodyComponents().filter((node) => keyOf(node) !== "script-loader"))
  const head = getHeadComponents()
    .filter((node) => !keyOf(node).startsWith("gatsby-image-style"))
    .map(linkStylesheet)
    .map(keepStructuredData)
  // The script that sets the color mode must run before the first paint.
  replaceHeadComponents(head.toSorted((a, b) => rank(a) - rank(b)))
}

/**
 * Replaces the styles that Gatsby writes into every page by a link to the stylesheet: a file is fetched once, and the policy
 * needs no hash for it.
 */
function linkStylesheet(node: ReactNode): ReactNode {
  const isStylesheet =
    isValidElement<{ "data-href"?: string }>(node) && node.type === "style" && node.props["data-href"]
  return isStylesheet ? <link key="stylesheet" rel="stylesheet" href={withPrefix(`/${STYLESHEET}`)} /> : node
}

interface HeadScript {
  type?: string
  "data-gatsby-head"?: boolean
}

/**
 * Removes Gatsby's mark from structured data. Gatsby removes marked elements on hydration and renders them again, which
 * is not possible for scripts where Trusted Types are required.
 */
function keepStructuredData(node: ReactNode): ReactNode {
  if (!isValidElement<HeadScript>(node) || node.props.type !== structuredDataType) return node
  return cloneElement(node, { "data-gatsby-head": undefined })
}

function keyOf(node: unknown): string {
  return (node as ReactElement | null)?.key ?? ""
}

function rank(node: unknown): number {
  return keyOf(node) === "before-paint" ? 0 : 1
}
