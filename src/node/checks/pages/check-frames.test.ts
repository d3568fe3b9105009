import { expect, test } from "vitest"
import { outlineOf } from "../../markdown/read-markdown"
import { checkFrames } from "./check-frames"

function check(body: string, hosts?: readonly string[], format: "md" | "mdx" = "mdx") {
  const document = {
    file: `docs/a.${format}`,
    reportFile: `content/docs/a.${format}`,
    slug: "/a",
    format,
    body,
    bodyLine: 1,
    dialect: "docusaurus",
  } as const
  return checkFrames([{ document, outline: outlineOf(document) }], hosts)
}

const film = '<iframe src="https://films.example/embed/a?b=1" title="A film"></iframe>'

test.each(["md", "mdx"] as const)(
  "a frame of another host is a warning that names the setting: %s",
  (format) => {
    expect(check(`Text.\n\n${film}\n`, [], format)).toEqual([
      {
        rule: "left-out",
        file: `content/docs/a.${format}`,
        line: 3,
        column: 1,
        message:
          "The site does not declare https://films.example, so its <iframe> is replaced by a link to the embedded page.",
        fix: 'name "https://films.example" in `frameHosts` of the site configuration, or link to the page.',
      },
    ])
    expect(check(`Text.\n\n${film}\n`, ["https://films.example"], format)).toEqual([])
  },
)

test("frames within other HTML are found where they are", () => {
  const body = `Text.\n\n<div>\n  ${film}\n</div>\n\n<div>${film}${film}\n</div>\n`
  const places = check(body, [], "md").map(({ line, column }) => [line, column])
  expect(places).toEqual([
    [4, 3],
    [7, 6],
    [7, 6 + film.length],
  ])
  const nested = check(`- Text.\n\n  <div>\n    ${film}\n  </div>\n\n> <p>\n>   ${film}</p>\n`, [], "md")
  expect(nested.map(({ line, column }) => [line, column])).toEqual([
    [4, 5],
    [8, 5],
  ])
})

test("a frame needs a title", () => {
  expect(check('<iframe src="//films.example/a" title=" " />\n', ["https://films.example"])).toEqual([
    expect.objectContaining({
      line: 1,
      message:
        "The <iframe> of https://films.example has no title, and is replaced by a link to the embedded page.",
      fix: "say in its `title` what the page shows.",
    }),
  ])
})

test.each(["http://films.example/a", "https://films.example:8443/a", "https://sub.films.example/a"])(
  "an origin is declared as a whole: %s",
  (address) => {
    expect(check(`<iframe src="${address}" title="A" />\n`, ["https://films.example"])).toHaveLength(1)
  },
)
