/** Elements that a page never takes from Markdown, with everything in them. */
export const unsafeElements: ReadonlySet<string> = new Set([
  "script",
  "style",
  "iframe",
  "frame",
  "frameset",
  "object",
  "embed",
  "applet",
  "form",
  "base",
  "meta",
  "link",
])

/** Attributes that hold an address. */
export const addressAttributes: ReadonlySet<string> = new Set([
  "href",
  "xlink:href",
  "src",
  "action",
  "formaction",
  "poster",
  "cite",
  "data",
  "background",
])

/** Whether an attribute runs code or loads a document of its own. */
export function isUnsafeAttribute(name: string): boolean {
  return /^on/i.test(name) || name.toLowerCase() === "srcdoc"
}

/** Whether an address runs code. Browsers skip white space and control characters in front of and inside the scheme. */
export function isUnsafeAddress(address: string): boolean {
  return /^(?:javascript:|vbscript:|data:text\/html)/i.test(address.replace(/[\u0000-\u0020]+/g, ""))
}
