import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { ExternalLink } from "./external-link"

/** The HTML of a link, with its icon replaced by a word. */
function html(link: React.ReactElement) {
  return renderToStaticMarkup(link).replace(
    /<span class="link-icon"><svg[^>]*class="external-icon"[^]*<\/svg><\/span>/,
    "[icon]",
  )
}

test("an external link opens in a new tab, which its icon and its name indicate", () => {
  expect(html(<ExternalLink href="https://example.com">Example</ExternalLink>)).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">Example[icon]' +
      '<span class="sr-only"> (opens in a new tab)</span></a>',
  )
})

test("with a title, the name of the link is unchanged", () => {
  const link = (
    <ExternalLink href="https://example.com" title="Opens in a new tab">
      Example
    </ExternalLink>
  )
  expect(html(link)).toBe(
    '<a href="https://example.com" title="Opens in a new tab" target="_blank" rel="noopener noreferrer">Example[icon]</a>',
  )
})
