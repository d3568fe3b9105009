import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { ExternalLink } from "./external-link"

/** The HTML of a link, with a word in the place of its icon. */
function html(link: React.ReactElement) {
  return renderToStaticMarkup(link).replace(/<svg[^>]*class="external-icon"[^]*<\/svg>/, "[icon]")
}

test("a link that leaves the site opens in a new tab, with an icon, and says so", () => {
  expect(html(<ExternalLink href="https://example.com">Example</ExternalLink>)).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">Example[icon]' +
      '<span class="sr-only"> (opens in a new tab)</span></a>',
  )
})

test("with a title its name stays as written", () => {
  const link = (
    <ExternalLink href="https://example.com" title="Opens in a new tab">
      Example
    </ExternalLink>
  )
  expect(html(link)).toBe(
    '<a href="https://example.com" title="Opens in a new tab" target="_blank" rel="noopener noreferrer">Example[icon]</a>',
  )
})
