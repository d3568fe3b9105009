import { expect, test } from "vitest"
import { caddyFile } from "../../src/node/outputs/hosting/caddy"
import { cloudFrontFiles } from "../../src/node/outputs/hosting/cloudfront"
import { hostRules } from "../../src/node/outputs/hosting/host-rules"
import { nginxFile } from "../../src/node/outputs/hosting/nginx"
import { redirectsFile } from "../../src/node/outputs/hosting/static-host-files"
import { parseRedirects } from "../../scripts/serve/redirects-file.mjs"
import { ContentTree, page } from "./content-tree"

/** The errors of a tree whose page `docs/a.md` has a field of front matter on line 3. */
async function errorsWith(field: string, files: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const tree = new ContentTree({
    "docs/index.md": page("Home, with [a page](./a.md).", "slug: /"),
    "docs/a.md": page("Text.", field),
    ...files,
  })
  return tree.errors()
}

test.each([
  ...["/x//host.example", "/.//host.example", "/x/..//host.example", "//host.example", "/..%2f..%2fx"],
  ...["/%00", "/a%0ab", "/a\\u202eb", "/:id", "/*", "/a|b", '/a\\"b', "/a<b>"],
])("the slug %s of a page is an error", async (slug) => {
  expect(await errorsWith(`slug: "${slug}"`)).toEqual(['docs/a.md:3 front-matter: "slug" has a wrong value.'])
})

test.each(["..", ".", "a\\\\b", "a?b", "#", "%2e%2e", "a\\nb", "*"])(
  "the id %s of a page is an error",
  async (id) => {
    expect(await errorsWith(`id: "${id}"`)).toEqual(['docs/a.md:3 front-matter: "id" has a wrong value.'])
  },
)

test("a generated index has no control character in its slug", async () => {
  const category = '{ "label": "X", "link": { "type": "generated-index", "slug": "/x\\u0000" } }'
  expect(await errorsWith("slug: /a", { "docs/x/_category_.json": category })).toEqual([
    String.raw`docs/x/_category_.json:1 front-matter: "link.slug" has a wrong value, "/x\u0000".`,
  ])
})

test.each([
  ["/_headers", "/_headers"],
  ["/_redirects/", "/_redirects"],
  ["/404", "/404"],
  ["/static/x", "/static"],
  ["/page-data/x", "/page-data"],
  ["/index.html", "/index.html"],
  ["/llms.txt", "/llms.txt"],
  ["/index.md/x", "/index.md"],
  ["/build.json", "/build.json"],
])("a page at %s would replace a file of the build", async (slug, file) => {
  expect(await errorsWith(`slug: ${slug}`)).toEqual([
    `docs/a.md:3 front-matter: The route "${slug}" takes the place of "${file}", which the build writes.`,
  ])
})

test.each([
  ...["/_headers", "/404", "/404.html", "/index.html", "/a.html", "/a/index.html", "/a.html/x", "/a.md/x"],
  ...["/static/x", "/page-data", "/robots.txt/x"],
])("a redirect from %s would replace a file of the build", async (from) => {
  expect(await errorsWith(`redirect_from: ["${from}"]`)).toEqual([
    `docs/a.md:3 front-matter: The redirect from "${from}" hides the page or file at this address.`,
  ])
})

test.each([
  [
    'moved: { old: "/a#%zz" }',
    'The moved heading "old" leads to the anchor "%zz", which "/a" does not have.',
  ],
  [
    'goals: [{ title: T, guides: [{ want: W, outcome: O, guide: "/#%zz" }] }]',
    'The goal "W" leads to the anchor "%zz", which "/" does not have.',
  ],
])("an anchor that cannot be decoded is an error of the page: %s", async (field, message) => {
  expect(await errorsWith(field)).toEqual([`docs/a.md:3 broken-anchor: ${message}`])
})

test.each(["javascript:alert(1)", "//host.example", "/\\\\host.example", "https://host.example"])(
  "the goal %s is an error",
  async (guide) => {
    const field = `goals: [{ title: T, guides: [{ want: W, outcome: O, guide: "${guide}" }] }]`
    expect(await errorsWith(field)).toEqual([
      'docs/a.md:3 front-matter: "guide" of entry 1 of "guides" of entry 1 of "goals" has a wrong value.',
    ])
  },
)

test.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd"])(
  "the address %s of a social image is an error",
  async (image) => {
    expect(await errorsWith(`image: "${image}"`)).toEqual([
      expect.stringContaining(`docs/a.md:3 unsafe-html: The address "${image}" `),
    ])
  },
)

test.each([
  "https://",
  "https://[/",
  "https://user:secret@host.example/",
  "https://a.example/ b",
  "//b.example",
])("a redirect to %s is an error", async (to) => {
  expect(await errorsWith("slug: /a", { "redirects.yml": `/old: "${to}"\n` })).toEqual([
    `redirects.yml:1 front-matter: "/old" has a wrong value, "${to}".`,
  ])
})

test("no host interprets a variable, a placeholder or a line end in the target of a redirect", () => {
  const rules = hostRules({
    prefix: "",
    headers: {},
    searchShards: undefined,
    redirects: [
      { from: "/a", to: 'https://host.example/$http_cookie{env.HOME}{$HOME}"; }\n#' },
      { from: "/b", to: "/two words/ü" },
    ],
    pages: [],
    staticFiles: [],
  })
  const [first, second] = [
    "https://host.example/%24http_cookie%7Benv.HOME%7D%7B%24HOME%7D%22;%20%7D%0A#",
    "/two%20words/%C3%BC",
  ]
  const [cloudFront = ""] = cloudFrontFiles(rules).flatMap(({ path, text }) =>
    path.endsWith("redirects.json") ? text : [],
  )
  /** The target with a host's own variable for the query of the request, before the fragment. */
  const withQuery = (target: string, query: string) => target.replace(/(?=#|$)/, () => query)
  expect(nginxFile(rules).text).toContain(`return 301 "${withQuery(first, "$is_args$args")}";`)
  expect(nginxFile(rules).text).toContain(`return 301 "${second}$is_args$args";`)
  expect(caddyFile(rules).text).toContain(`redir @moved0 "${withQuery(first, "{site_query}")}" 301`)
  expect(JSON.parse(cloudFront)).toEqual({
    data: [
      { key: "/a", value: first },
      { key: "/b", value: second },
    ],
  })
  const targets = parseRedirects(redirectsFile(rules).text, "_redirects").map(({ to }) => to)
  expect(targets).toEqual(["/", first, first, first, second, second, second, "/:splat"])
})
