/** What `copyText` answers when it worked. */
export const copied = "Copied"

/** What its answer starts with when it did not. */
export const notCopied = "Not copied"

/** Milliseconds for which the reader is told what became of copying. */
export const toldFor = 2000

/**
 * Puts text on the clipboard. Answers with what to tell the reader, `copied` or `notCopied` and the reason; never throws,
 * as a browser may have no clipboard or not let the page use it. Call it in the press itself, with a promise of text
 * still to come.
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
