import { expect, test } from "vitest"
import { createContentIndex, type IndexedPage } from "../../content/content-index"
import { formatLedger } from "../../content/settings/ledger"
import { formatProblem, type Problem } from "../../report/problem"
import { checkGoals, checkLedger, checkMovedAnchors, checkRedirects } from "./check-addresses"
import { newAddressesOf } from "./new-addresses"

const page = (slug: string): IndexedPage => ({
  kind: "doc",
  id: slug,
  file: `docs${slug}.md`,
  slug,
  title: slug,
  label: slug,
})
const index = createContentIndex([page("/guides/new"), page("/guides/other")], [])
const anchors = new Map([
  ["/guides/new", ["install", "verify"]],
  ["/guides/other", ["part"]],
])

const format = (problems: readonly Problem[]) => problems.map((problem) => formatProblem(problem, "error"))

const redirects = (pairs: readonly [string, string][]) =>
  pairs.map(([from, to], position) => ({
    file: "content/redirects.yml",
    line: position + 1,
    column: 1,
    from,
    to,
  }))

const checked = (...pairs: [string, string][]) => format(checkRedirects(redirects(pairs), index, anchors))

test("a redirect to a page, a heading, a file of the build or another site is right", () => {
  expect(
    checked(
      ["/a", "/guides/new"],
      ["/b", "/guides/new/#install"],
      ["/c", "https://elsewhere.example/"],
      ["/d", "/llms.txt"],
    ),
  ).toEqual([])
})

test("a redirect must not hide a page or a file", () => {
  expect(checked(["/guides/new", "/guides/other"], ["/llms.txt", "/guides/other"])).toEqual([
    'content/redirects.yml:1:1 error front-matter: The redirect from "/guides/new" hides the page or file at this address.\n  Fix: remove the redirect, or the page.',
    'content/redirects.yml:2:1 error front-matter: The redirect from "/llms.txt" hides the page or file at this address.\n  Fix: remove the redirect, or the page.',
  ])
})

test("an address has one redirect", () => {
  expect(checked(["/a", "/guides/new"], ["/a", "/guides/other"])).toEqual([
    'content/redirects.yml:2:1 error front-matter: The redirect from "/a" is also in content/redirects.yml, on line 1.\n  Fix: keep one of them.',
  ])
})

test("chains and loops are reported", () => {
  expect(checked(["/a", "/b"], ["/b", "/c#install"], ["/c", "/guides/new"])).toEqual([
    'content/redirects.yml:1:1 error front-matter: The redirect from "/a" leads to another one, of "/b".\n  Fix: point it to "/guides/new".',
    'content/redirects.yml:2:1 error front-matter: The redirect from "/b" leads to another one, of "/c".\n  Fix: point it to "/guides/new".',
  ])
  expect(checked(["/a", "/b"], ["/b", "/a"], ["/self", "/self"])).toEqual(
    ["/a", "/b", "/self"].map(
      (from, position) =>
        `content/redirects.yml:${position + 1}:1 error front-matter: The redirect from "${from}" leads back to itself.\n  Fix: point it to a page.`,
    ),
  )
  expect(checked(["/into", "/a"], ["/a", "/b"], ["/b", "/a"])).toHaveLength(3)
})

test("a redirect to a missing target is a broken link", () => {
  expect(checked(["/a", "/guides/mew"], ["/b", "/guides/new#instal"])).toEqual([
    'content/redirects.yml:1:1 error broken-link: The redirect from "/a" leads to "/guides/mew", which does not exist.\n  Fix: did you mean "/guides/new"?',
    'content/redirects.yml:2:1 error broken-anchor: The redirect from "/b" leads to the anchor "instal", which "/guides/new" does not have.\n  Fix: did you mean "install"?',
  ])
})

test("a moved heading that is still on its page, or whose target does not exist, is reported", () => {
  const moved = (from: string, to: string) => ({
    file: "a.md",
    line: 4,
    column: 3,
    page: "/guides/new",
    from,
    to,
  })
  const problems = checkMovedAnchors(
    [
      moved("old", "/guides/other#part"),
      moved("verify", "/guides/other#part"),
      moved("x", "/guides/nowhere"),
      moved("y", "/guides/was"),
    ],
    index,
    anchors,
    newAddressesOf(redirects([["/guides/was", "/guides/new"]])),
  )
  expect(format(problems)).toEqual([
    'a.md:4:3 error front-matter: "verify" is listed in `moved`, but the page has it.\n  Fix: remove it from `moved`, or give the heading another id.',
    'a.md:4:3 error broken-link: The moved heading "x" leads to "/guides/nowhere", which does not exist.\n  Fix: point it to a page that exists.',
    'a.md:4:3 error broken-link: The moved heading "y" leads to "/guides/was", which does not exist.\n  Fix: point it to its new address, "/guides/new".',
  ])
})

test("a page or heading of the ledger that the content no longer has is an error, unless it is redirected", () => {
  const ledger = {
    "/guides/gone": ["part"],
    "/guides/new": ["install", "moved-away", "removed"],
    "/guides/redirected": ["part"],
  }
  const problems = checkLedger(
    { file: "content/ledger.json", text: formatLedger(ledger), ledger },
    {
      redirects: [{ from: "/guides/redirected" }],
      moved: [{ page: "/guides/new/", from: "moved-away" }],
      index,
      anchors,
      unread: new Set(),
      hasAllRedirects: true,
    },
  )
  expect(format(problems)).toEqual([
    'content/ledger.json:2:1 error removed-address: The page "/guides/gone" was published and is gone.\n  Fix: name the address in `redirect_from` of the page that replaces it, or in redirects.yml.',
    'content/ledger.json:3:1 error removed-address: The heading "/guides/new#removed" was published and is gone.\n  Fix: give a heading of the page this id with {#removed}, or say in the page\'s `moved` where it went.',
  ])
})

test("for a term that the glossary no longer has, the fix is another name of a term", () => {
  const page = { ...index.pages[0]!, slug: "/reference/glossary" }
  const ledger = { "/reference/glossary": ["drift", "nacl"] }
  const problems = checkLedger(
    { file: "content/ledger.json", text: formatLedger(ledger), ledger },
    {
      redirects: [],
      moved: [{ page: page.slug, from: "nacl" }],
      index: createContentIndex([page], []),
      anchors: new Map([[page.slug, ["network-acl"]]]),
      unread: new Set(),
      hasAllRedirects: true,
    },
  )
  expect(format(problems)).toEqual([
    'content/ledger.json:2:1 error removed-address: The heading "/reference/glossary#drift" was published and is gone.\n  Fix: list its old name in `also` of the term that replaces it, in glossary.yml.',
  ])
})

test("for pages whose front matter cannot be read, no address or heading is reported as removed", () => {
  const ledger = { "/guides/gone": [], "/guides/new": ["removed"], "/guides/other": ["removed"] }
  const problems = checkLedger(
    { file: "content/ledger.json", text: formatLedger(ledger), ledger },
    { redirects: [], moved: [], index, anchors, unread: new Set(["/guides/new"]), hasAllRedirects: false },
  )
  expect(problems.map(({ message }) => message)).toEqual([
    'The heading "/guides/other#removed" was published and is gone.',
  ])
})

test("a goal whose guide does not exist is reported at the path of the guide", () => {
  const guide = (to: string) => ({ want: `Go to ${to}`, guide: to, outcome: "Done." })
  const goals = [
    {
      title: "All",
      guides: ["/guides/new", "/guides/nw", "/guides/new#x", "/guides/was", "/guides/a"].map(guide),
    },
  ]
  const document = { kind: "doc", reportFile: "a.md", frontMatter: { goals } }
  const problems = checkGoals(
    {
      documents: [document] as unknown as Parameters<typeof checkGoals>[0]["documents"],
      positionOf: (_, field) => ({ line: Number(field[3]) + 1, column: 5 }),
      index,
    },
    anchors,
    newAddressesOf(
      redirects([
        ["/guides/was", "/guides/old"],
        ["/guides/old", "/guides/new"],
        ["/guides/a", "/guides/b"],
        ["/guides/b", "/guides/a"],
      ]),
    ),
  )
  expect(format(problems)).toEqual([
    'a.md:2:5 error broken-link: The goal "Go to /guides/nw" leads to "/guides/nw", which does not exist.\n  Fix: did you mean "/guides/new"?',
    'a.md:3:5 error broken-anchor: The goal "Go to /guides/new#x" leads to the anchor "x", which "/guides/new" does not have.\n  Fix: point it to a heading\'s id.',
    'a.md:4:5 error broken-link: The goal "Go to /guides/was" leads to "/guides/was", which does not exist.\n  Fix: point it to its new address, "/guides/new".',
    'a.md:5:5 error broken-link: The goal "Go to /guides/a" leads to "/guides/a", which does not exist.\n  Fix: point it to a page that exists.',
  ])
})
