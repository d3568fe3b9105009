import { defaultSchema, type Schema } from "hast-util-sanitize"
import { containerAttributeNames, directiveNames, versionTableDirective } from "../directives/names"
import { directiveTag, labelTag } from "../directives/directive"
import { frameTag } from "./embedded-frame"

/** Elements that are removed with their content. For all other forbidden elements, the content is kept. */
export const droppedElements: readonly string[] = [
  ..."script style template iframe frame frameset noframes noembed noscript object embed applet portal fencedframe".split(
    " ",
  ),
  ..."form select textarea button datalist base meta link title head plaintext xmp math".split(" "),
  ..."animate animateMotion animateTransform foreignObject set use image".split(" "),
]

const drawings =
  "svg g defs symbol marker clipPath mask path circle ellipse line polyline polygon rect text tspan linearGradient radialGradient stop desc".split(
    " ",
  )

const moreElements =
  "abbr address area audio bdi bdo caption center cite col colgroup dfn figcaption figure map mark small time track u video wbr".split(
    " ",
  )

/** Value of an SVG attribute; it can refer to a part of the same SVG, but not to an address. */
const paint = /^(?:url\(#[\w-]+\)|(?!.*url)[\w\s#(),.%/+-]*)$/i

const paintNames =
  "clipPath clipPathUnits clipRule cx cy d dominantBaseline dx dy fill fillOpacity fillRule fontFamily fontSize fontStyle fontWeight gradientTransform gradientUnits marker markerEnd markerHeight markerMid markerStart markerUnits markerWidth mask offset opacity orient pathLength patternUnits points preserveAspectRatio r refX refY rx ry stopColor stopOpacity stroke strokeDashArray strokeDashOffset strokeLineCap strokeLineJoin strokeMiterLimit strokeOpacity strokeWidth textAnchor textLength transform vectorEffect version viewBox x x1 x2 xmlns y y1 y2".split(
    " ",
  )

const attributes = defaultSchema.attributes ?? {}
const tagNames = defaultSchema.tagNames ?? []

/** The allowlist of HTML for all kinds of content files: GitHub's list, with media, SVG and the site's own attributes. */
export const allowedHtml: Schema = {
  ...defaultSchema,
  ancestors: {}, // the HTML parser has already corrected the nesting
  clobberPrefix: "", // readers' links name ids as they are
  protocols: {}, // see `isAllowedAddress`
  required: {},
  strip: [...droppedElements],
  tagNames: [
    ...tagNames,
    ...moreElements,
    ...drawings,
    labelTag,
    frameTag,
    ...[...directiveNames, versionTableDirective].map(directiveTag),
  ],
  attributes: {
    ...attributes,
    "*": [
      ...(attributes["*"] ?? []).filter(
        // The `name` of an image would override the property of `document` with this name.
        (name) => !["action", "encType", "method", "name", "prompt"].includes(String(name)),
      ),
      ...["ariaDescribedBy", "ariaHidden", "ariaLabel", "ariaLabelledBy", "className", "role", "translate"],
    ],
    a: [
      ...(attributes.a ?? []),
      "dataFootnoteBackref",
      "download",
      "name",
      "rel",
      ["target", "_blank", "_self"],
    ],
    area: ["href", "rel", ["target", "_blank", "_self"]],
    code: ["className", "dataMeta"],
    div: [...(attributes.div ?? []), "dataFilter"], // marks the position of a list's filter
    h2: ["className"],
    img: [...(attributes.img ?? []), "decoding", "loading", "sizes", "srcSet"],
    input: [["disabled", true], ["type", "checkbox"], "checked"],
    li: ["className"],
    ol: [["type", "1", "a", "A", "i", "I"], "className", "reversed"],
    ul: ["className"],
    section: ["dataFootnotes", "className"],
    source: ["media", "src", "srcSet", "sizes", "type"],
    track: ["default", "kind", "src", "srcLang"],
    audio: ["controls", "loop", "muted", "preload", "src"],
    video: ["autoPlay", "controls", "loop", "muted", "playsInline", "poster", "preload", "src"],
    ...Object.fromEntries(
      drawings.map((name) => [name, paintNames.map((property) => [property, paint] as [string, RegExp])]),
    ),
    ...Object.fromEntries(
      [...directiveNames, versionTableDirective].map((name) => [
        directiveTag(name),
        [...containerAttributeNames, "data"],
      ]),
    ),
    [frameTag]: ["src", "title", "width", "height"],
  },
}

const allowedElements: ReadonlySet<string> = new Set(allowedHtml.tagNames)

/** Whether an element is allowed in content. */
export function isAllowedElement(tagName: string): boolean {
  return allowedElements.has(tagName) || tagName.startsWith(directiveTag(""))
}

/** Properties whose value is an address or a list of addresses. */
export const addressProperties: ReadonlySet<string> = new Set(
  "href src poster cite longDesc srcSet xLinkHref action formAction background data".split(" "),
)

const allowedSchemes: ReadonlySet<string> = new Set(
  "http https mailto tel sms irc ircs xmpp pathname".split(" "),
)

/** Data URLs of images, which cannot run code in `<img>`. */
const pictureData = /^data:image\/(?:avif|gif|jpe?g|png|svg\+xml|webp)[;,]/i

/**
 * Whether content may link to or load an address.
 * @param isImage whether it is the address of an image, which can be a data URL
 */
export function isAllowedAddress(address: string, isImage = false): boolean {
  const read = asBrowsersRead(address)
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(read) ?? []
  if (scheme === undefined) return true
  if (scheme.toLowerCase() === "pathname") return isAllowedAddress(read.replace(/^pathname:(?:\/\/)?/i, ""))
  return allowedSchemes.has(scheme.toLowerCase()) || (isImage && pictureData.test(read))
}

/** Whether an address runs code or contains a document. */
export function runsCode(address: string): boolean {
  return /^(?:pathname:(?:\/\/)?)*(?:javascript|vbscript|livescript|data):/i.test(asBrowsersRead(address))
}

/** Normalizes an address like browsers, which ignore leading white space and control characters, and line breaks and tabs. */
function asBrowsersRead(address: string): string {
  return address.replace(/^[\u0000-\u0020]+|[\t\n\r]+/g, "")
}
