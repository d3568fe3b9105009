/** Result of `copyText` on success. */
export const copied = "Copied"

/** Start of the result of `copyText` on failure; the reason follows. */
export const notCopied = "Not copied"

/** Milliseconds for which the result of copying is shown. */
export const resultTime = 2000

/**
 * Writes text to the clipboard. Returns the message for the reader: `copied`, or `notCopied` with the reason. Never throws,
 * even if the browser has no clipboard or denies access to it. Call it directly in the click handler; pass a promise for
 * text that has to be fetched first.
 */
export async function copyText(text: string | Promise<string>): Promise<string> {
  try {
    await write(text)
    return copied
  } catch (error) {
    return `${notCopied}: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Some browsers allow writing only during the click event; for these, the clipboard item takes a promise. */
async function write(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard } // browsers have it only for secure origins
  if (!clipboard) throw new Error("the browser gives this page no access to the clipboard.")
  if (typeof text === "string" || typeof ClipboardItem === "undefined") return clipboard.writeText(await text)
  const blob = text.then((content) => new Blob([content], { type: "text/plain" }))
  // If the text cannot be fetched, some browsers reject with an error of their own. The error of `text` comes first.
  await Promise.all([text, clipboard.write([new ClipboardItem({ "text/plain": blob })])])
}
