import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { temporaryTree } from "../../../../tests/temporary-tree"
import { loadContent } from "../../content/load-content"
import { toCheckedPage } from "../page"
import { checkDrawingFiles, svgFault } from "./check-svg"

const svg = (content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${content}</svg>`

test.each([
  [svg("<script>alert(1)</script>"), "<script>"],
  [svg('<script href="data:,alert(1)"/>'), "<script>"],
  ['<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script>alert(1)</x:script></x:svg>', "<script>"],
  [svg("", ' onload="alert(1)"'), 'the attribute "onload"'],
  [svg('<rect\nonclick = "alert(1)"/>'), 'the attribute "onclick"'],
  ['<svg/onload="alert(1)"/>', 'the attribute "onload"'],
  [svg('<rect id="a"onclick="alert(1)"/>'), 'the attribute "onclick"'],
  [svg("<foreignObject><p/></foreignObject>"), "<foreignObject>"],
  [svg('<a href="javascript:alert(1)"><rect/></a>'), 'the address "javascript:alert(1)"'],
  [svg('<a xlink:href="&#106;avascript:alert(1)"><rect/></a>'), 'the address "javascript:alert(1)"'],
  [svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'), "an animation of a link"],
  [svg('<a><animate attributeName="&#x78;link:href" values="x"/></a>'), "an animation of a link"],
  [`<!DOCTYPE svg [<!ENTITY x "y">]>${svg("&x;")}`, '"<!ENTITY"'],
  [`<?xml-stylesheet href="x.xsl" type="text/xsl"?>${svg("")}`, '"<?xml-stylesheet"'],
  [`<?xml version="1.0" encoding="UTF-16"?>${svg("")}`, '"encoding=""'],
  ["<\u0000s\u0000v\u0000g", "an encoding other than UTF-8"],
])("%j contains %s", (text, fault) => {
  expect(svgFault(text)).toBe(fault)
})

test.each([
  svg('<style>a { fill: red }</style><path d="M0 0"/><text>on = off</text>'),
  svg('<use href="#a"/><image href="data:image/png;base64,AA"/><a href="https://example.com/"><rect/></a>'),
  svg('<rect><animate attributeName="x" values="0;1"/></rect>'),
  svg("<text>&#x110000; is no character</text>"),
  readFileSync("static/img/logo.svg", "utf8"),
  readFileSync("tests/fixtures/sites/workbench/content/docs/drawing.svg", "utf8"),
])("%j runs no code", (text) => {
  expect(svgFault(text)).toBeUndefined()
})

test("the message names the address as it is written, with its dollar signs", async () => {
  const root = temporaryTree({
    "docs/a.md": "---\ntitle: A\n---\n\n![Plan](./$&.svg) and [file](./$1.html)\n",
    "docs/$&.svg": svg("<script>alert(1)</script>"),
    "docs/$1.html": "<p>Text.</p>",
  })
  const content = await loadContent(root)
  const pages = content.documents.map((document) => toCheckedPage(document))
  expect(checkDrawingFiles(content, pages).map(({ message }) => message)).toEqual([
    'The drawing "./$&.svg" contains <script>, which may run code.',
    'The file "./$1.html" is a separate document, which may run code.',
  ])
})
