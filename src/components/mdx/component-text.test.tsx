import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { ComponentText } from "./component-text"

test.each([
  ["plain text", "A wrapper.", "<p>A wrapper.</p>"],
  [
    "text with markup",
    ["Runs ", <code key="1">plan</code>, " and ", <em key="2">shows</em>, " it."],
    "<p>Runs <code>plan</code> and <em>shows</em> it.</p>",
  ],
  ["markup only", <strong key="1">Now</strong>, "<p><strong>Now</strong></p>"],
  ["paragraphs between line breaks", ["\n", <p key="1">One.</p>, "\n"], "\n<p>One.</p>\n"],
  ["text beside a list", ["One: ", <ul key="1" />], "One: <ul></ul>"],
  ["line breaks only", "\n", "\n"],
  ["nothing", undefined, ""],
])("%s", (_, children, html) => {
  expect(renderToStaticMarkup(<ComponentText>{children}</ComponentText>)).toBe(html)
})
