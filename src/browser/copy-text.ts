/** Result of `copyText` when it worked. */
export const copied = "Copied"

/** Start of its result when it did not; the reason follows. */
export const notCopied = "Not copied"

/** Milliseconds for which the result of copying is shown. */
export const resultTime = 2000

/**
 * Puts text on the clipboard. Returns the message for the reader, `copied` or `notCopied` with the reason; never throws:
 * a browser may have no clipboard or not let the page use it. Call it in the event handler of the press itself; text that
 * is still to be fetched can be a promise.
 */
export async function copyText(text: string | Promise<string>): Promise<string> {
  try {
    await write(text)
    return copied
  } catch (error) {
    return `${notCopied}: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Some browsers let a page write only at the press itself: they take a promise of the text. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === "string" || typeof ClipboardItem === "undefined")
    return navigator.clipboard.writeText(await text)
  const blob = text.then((content) => new Blob([content], { type: "text/plain" }))
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })])
}
