import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import type { ReactElement } from "react"
import { renderToPipeableStream } from "react-dom/server"

/**
 * Renders a page to HTML that is complete without scripts: content within `Suspense` is awaited. React would otherwise put it
 * at the end of the HTML, with a script that moves it to its place.
 *
 * @throws the error of a component, also of one within `Suspense`
 */
export function renderPage(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = []
    const { pipe } = renderToPipeableStream(page, {
      onError: (error) => void errors.push(error),
      onShellError: reject,
      onAllReady() {
        if (errors.length > 0) reject(errors[0])
        else resolve(text(pipe(new PassThrough())).then(withoutEmptyBytes))
      },
    })
  })
}

/** React 18 also writes the rest of its buffer, zeros, when a character of several bytes does not fit at the end of the buffer. */
function withoutEmptyBytes(html: string): string {
  return html.replaceAll("\0", "")
}
