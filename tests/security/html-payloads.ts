import { fromHtml } from "hast-util-from-html"
import { visit } from "unist-util-visit"
import { linkIconId, linkIcons } from "../../src/shared/link-icons"

const dangerous = new Set(
  "script template style iframe set animate animateTransform object embed form button input base meta link math foreignObject use image noscript".split(
    " ",
  ),
)

/** Addresses that `use` may have: the symbols of the page itself, for the icons after links. */
const symbols = new Set<unknown>(Object.keys(linkIcons).map((name) => `#${linkIconId(name)}`))

/** Elements and attributes of HTML, as browsers read it, that run, load or restyle. */
export function leftovers(html: string): string[] {
  const found: string[] = []
  visit(fromHtml(html, { fragment: true }), "element", ({ tagName, properties }) => {
    const isLinkIcon = tagName === "use" && symbols.has(properties.href)
    if (dangerous.has(tagName) && !isLinkIcon) found.push(tagName)
    for (const [name, value] of Object.entries(properties)) {
      const isAddress = /^(?:href|src|srcSet|xLinkHref|poster|action|formAction|data|to|values)$/.test(name)
      if (/^on|^(?:name|style|srcDoc|shadowRootMode)$/i.test(name)) found.push(name)
      else if (
        isAddress &&
        /^\s*(?:javascript|vbscript|data):/i.test(String(value).replace(/[\t\n\r\u0001]/g, ""))
      )
        found.push(`${name}=${String(value)}`)
      else if (/url\((?!#)/i.test(String(value)) && name !== "title") found.push(`${name}=${String(value)}`)
    }
  })
  return found
}

/** Markdown that tries to inject HTML that runs code, loads resources or changes styles. */
export const markdownPayloads = [
  "A\n\n<script>alert(1)</script>",
  "A\n\n<template shadowrootmode=open><script>alert(1)</script></template>",
  "A\n\n<div><template shadowrootmode='open'><style>*{display:none}</style></template></div>",
  "A\n\n<!--><script>alert(1)</script>-->",
  "A\n\n<!-- --!><script>alert(1)</script>-->",
  "A\n\n<!---><img src=x onerror=alert(1)>-->",
  'A\n\n<svg><a><set attributeName="href" to="javascript:alert(1)"/><text>x</text></a></svg>',
  'A\n\n<svg><a><animate attributeName="href" values="javascript:alert(1)"/></a></svg>',
  'A\n\n<svg><animateTransform onbegin="alert(1)"/></svg>',
  'A\n\n<svg><use href="data:image/svg+xml,<svg id=x></svg>#x"/></svg>',
  "A\n\n<svg><foreignObject><iframe src=//host.example></iframe></foreignObject></svg>",
  'A\n\n<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  'A\n\n<svg><rect fill="url(https://host.example/x)"/></svg>',
  "A\n\n<a href='&#106;avascript:alert(1)'>x</a>",
  "A\n\n<a href='java&Tab;script&colon;alert(1)'>x</a>",
  "A\n\n<a href='java\nscript:alert(1)'>x</a>",
  "A\n\n<a href=' &#x01;javascript:alert(1)'>x</a>",
  "A\n\n<a href='vbscript:alert(1)'>x</a>",
  "A\n\n<a href='data:text/html;base64,PHNjcmlwdD4='>x</a>",
  "A\n\n<a href='data:image/svg+xml,<svg/>'>x</a>",
  "A\n\n<a href='pathname://javascript:alert(1)'>x</a>",
  "A\n\n[x](java&#115;cript:alert(1))",
  "A\n\n[x](<java\tscript:alert(1)>)",
  "A\n\n[x](pathname://javascript:alert(1))",
  "A\n\n<javascript:alert(1)>",
  "A\n\n![x](javascript:alert(1))",
  "A\n\n[x]: javascript:alert(1)\n\n[x]",
  "A\n\n<img src=x alt=x srcset='javascript:alert(1) 1x'>",
  "A\n\n<img src='data:text/html,alert' alt=x>",
  "A\n\n<video src='data:video/mp4,alert'></video>",
  "A\n\n<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "A\n\n<p srcdoc=x>x</p>",
  "A\n\n<p style='background: url(//host.example)'>x</p>",
  "A\n\n<p onclick=alert(1)>x</p>",
  "A\n\n<p ONCLICK=alert(1)>x</p>",
  "A\n\n<form action=//host.example><input name=password><button formaction=javascript:alert(1)>x</button></form>",
  "A\n\n<math><maction actiontype=statusline xlink:href=javascript:alert(1)>x</maction></math>",
  "A\n\n<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "A\n\n<base href=//host.example><meta http-equiv=refresh content=0><link rel=stylesheet href=//host.example>",
  "A\n\n<img name=querySelector src=x alt=x>",
  "A\n\n<object data=javascript:alert(1)></object><embed src=javascript:alert(1)>",
]
