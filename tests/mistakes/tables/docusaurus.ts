import { mistakesIn, pageHead } from "../mistake"

/** Mistakes in MDX of a tree that was written for Docusaurus, which would end a build with a stack trace. */
export const docusaurusMistakes = mistakesIn(
  "docs/page.mdx",
  [
    ["Docusaurus: a property of nothing", "Text.\n\n{undefined.foo.bar}\n", 3, "undefined.foo.bar", '"foo"'],
    [
      "Docusaurus: an export that fails, below an import of a component of Docusaurus",
      'import Link from "@docusaurus/Link"\n\nexport const names = null.map(String)\n\n<Link to="/other">{names}</Link>\n',
      3,
      "export const names",
    ],
    [
      "Docusaurus: a component of the page that fails",
      "export const Name = ({ of }) => <b>{of.name}</b>\n\n<Name />\n",
      3,
      "<Name>",
      '"name"',
    ],
    ["Docusaurus: an object as text", "Text {({ a: 1 })}.\n", 1, "object"],
    ["Docusaurus: a call of a text", 'Text.\n\n<Card title={"12"()} href="/other" />\n', 3, "not a function"],
  ],
  { head: pageHead, isDocusaurus: true },
)
