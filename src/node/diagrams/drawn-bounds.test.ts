import { fromHtml } from "hast-util-from-html"
import { expect, test } from "vitest"
import { isElement } from "../markdown/html/hast"
import { drawnBounds } from "./drawn-bounds"

function boundsOf(markup: string) {
  const [svg] = fromHtml(`<svg>${markup}</svg>`, { fragment: true, space: "svg" }).children
  if (!isElement(svg)) throw new Error("There is no element.")
  return drawnBounds(svg)
}

const frame = '<rect x="0" y="0" width="9" height="9"/>'

test.each([
  ['<rect x="10" y="20" width="30" height="40"/>', { x: 10, y: 20, width: 30, height: 40 }],
  ['<line x1="30" y1="5" x2="10" y2="20"/>', { x: 10, y: 5, width: 20, height: 15 }],
  ['<circle cx="10" cy="20" r="5"/>', { x: 5, y: 15, width: 10, height: 10 }],
  ['<ellipse cx="10" cy="20" rx="5" ry="2"/>', { x: 5, y: 18, width: 10, height: 4 }],
  ['<polygon points="-5,2.5 5,-2 0,8"/>', { x: -5, y: -2, width: 10, height: 10 }],
  ['<text x="100" y="50" font-size="10">abcd</text>', { x: 100, y: 40, width: 24, height: 20 }],
  [
    '<text x="100" y="50" font-size="10" text-anchor="middle">abcd</text>',
    { x: 88, y: 40, width: 24, height: 20 },
  ],
  [
    '<text x="100" y="50" font-size="10" text-anchor="end">abcd</text>',
    { x: 76, y: 40, width: 24, height: 20 },
  ],
  [
    '<text x="0" y="9" font-size="10"><tspan>ab</tspan><tspan>abcd</tspan></text>',
    { x: 0, y: -1, width: 24, height: 20 },
  ],
  [
    `<defs><rect x="-90" y="0" width="1" height="1"/></defs><g>${frame}</g>`,
    { x: 0, y: 0, width: 9, height: 9 },
  ],
  [`<defs><marker><path d="M0 0"/></marker></defs>${frame}`, { x: 0, y: 0, width: 9, height: 9 }],
  [`${frame}<path d="M0 0"/>`, undefined],
  [`${frame}<g transform="scale(2)"><rect/></g>`, undefined],
  ["", undefined],
])("the bounds of %s are %o", (markup, bounds) => {
  expect(boundsOf(markup)).toEqual(bounds)
})
