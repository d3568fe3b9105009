import { expect, test } from "vitest"
import { rewriteHtml } from "./rewrite-html"

const html =
  '<p title="a &amp; b">&lt;p title="a"&gt;</p><style>p{}</style><svg viewBox="0 0 1 1"><use href="#p"/></svg>'

test("HTML without replacements is copied", () => {
  expect(rewriteHtml(html, () => ({}))).toBe(html)
})

test("opening tags have other names and values, which stay escaped", () => {
  const rewritten = rewriteHtml(html, (rewriter) => ({
    onopentag(name, attributes) {
      rewriter.replaceOpening(
        { name, attributes },
        { name: name === "style" ? "script" : name, value: (attribute, value) => `${value}|${attribute}` },
      )
    },
  }))
  expect(rewritten).toBe(
    '<p title="a &amp; b|title">&lt;p title="a"&gt;</p><script>p{}</style><svg viewBox="0 0 1 1|viewBox"><use href="#p|href"/></svg>',
  )
})

test("texts, closing tags and whole elements are replaced", () => {
  let start = 0
  const rewritten = rewriteHtml(html, (rewriter) => ({
    onopentag(name) {
      if (name === "svg") start = rewriter.start()
    },
    ontext(text) {
      if (text === "p{}") rewriter.replace("q{}")
    },
    onclosetag(name) {
      if (name === "p") rewriter.replace("</p><hr/>")
      if (name === "svg") rewriter.replace("", start)
    },
  }))
  expect(rewritten).toBe('<p title="a &amp; b">&lt;p title="a"&gt;</p><hr/><style>q{}</style>')
})
