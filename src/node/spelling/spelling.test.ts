import { expect, test } from "vitest"
import type { ContentDocument } from "../content/document"
import { parseDocument } from "../content/document"
import { contentLayout } from "../content/layout"
import { noParts } from "../markdown/body-parts"
import { parseYaml } from "../content/yaml/parse-yaml"
import { checkSpelling } from "./check-spelling"
import { findTerms } from "./find-spelled-terms"
import { findWords } from "./find-words"
import { loadDictionary } from "./load-dictionary"
import { projectWords } from "./project-words"
import { spellingSchema, type Spelling } from "./spelling-file"

const wordsOf = (text: string) => findWords(text).map(({ word }) => word)

test("words are found with their offsets", () => {
  expect(findWords("A “recieve”, don’t (plan).")).toEqual([
    { word: "recieve", offset: 3 },
    { word: "don’t", offset: 13 },
    { word: "plan", offset: 20 },
  ])
  expect(wordsOf("blue-green and/or one—two it's")).toEqual(["blue", "green", "one", "two", "it's"])
})

test.each([
  "https://exampel.com/pgae",
  "modules/netwroking",
  "variabels.tf",
  "aws_instnace",
  "t3.mirco",
  "EC2s",
  "VPCs",
  "GitHub",
  "IAM",
  "--reconfigre=true",
  "-upgarde",
  "me@exampel.com",
  "naïve",
  "${nmae}",
  "to",
])("%s has no word that a dictionary can judge", (text) => {
  expect(wordsOf(text)).toEqual([])
})

test("a text without spaces is read in linear time", () => {
  expect(wordsOf(`${".".repeat(1_000_000)}x enviroment`)).toEqual(["enviroment"])
})

test("terms are found as whole words, in the given case", () => {
  expect(findTerms("Github, github and Githubs. Github", { Github: "GitHub" })).toEqual([
    { written: "Github", preferred: "GitHub", offset: 0 },
    { written: "Github", preferred: "GitHub", offset: 28 },
  ])
  expect(findTerms("a.Github /Github #Github Github.com Github:x Github/x", { Github: "GitHub" })).toEqual([])
  expect(findTerms("a web site", { "web site": "website" })).toHaveLength(1)
})

test("the project's words are accepted with a capital, in the plural and in the genitive", () => {
  const isKnown = projectWords({
    spelling: { words: ["backend", "Terragrunt"], terms: { Github: "GitHub Actions" } },
    terms: [{ term: "tfstate file", also: ["statefile"], definition: "x." }],
    tags: [{ slug: "a", label: "kubergrunt", description: "" }],
  })
  const known =
    "backend Backend backends backend's Backends Terragrunt's Actions tfstate statefile kubergrunt"
  for (const word of known.split(" ")) expect([word, isKnown(word)]).toEqual([word, true])
  for (const word of ["terragrunt", "backed", "Github"]) expect([word, isKnown(word)]).toEqual([word, false])
})

const dictionary = loadDictionary()

/** The problems that the check reports for a page. */
function check(text: string, spelling: Spelling | undefined, file = "docs/a.md") {
  const { document, positionOf } = parseDocument(contentLayout("content"), file, text)
  const documents: ContentDocument[] = document ? [document] : []
  const content = {
    ...noParts,
    spelling,
    terms: [],
    tags: [],
    positionOf: (_: unknown, path: never) => positionOf(path),
  }
  return checkSpelling(content, documents, dictionary).map(
    ({ rule, line, column, message, fix }) => `${line}:${column} ${rule}: ${message} ${fix}`,
  )
}

const spelling = { words: ["backend"], terms: { Github: "GitHub" } }

test("a straight and a typographic apostrophe are the same", () => {
  expect(check("It doesn't and doesn’t fit the backend's and the backend’s plan.", spelling)).toEqual([])
})

test("misspelled words and terms are reported with position and suggestion, each word once", () => {
  const text = [
    "---",
    "title: The enviroment",
    "description: How to recieve a plan.",
    "---",
    "",
    "## The *backend* is seperate",
    "",
    "- Github and a \\_ seperate backend, defineable",
    "",
    "| A        |",
    "| -------- |",
    "| untill   |",
  ].join("\n")
  expect(check(text, spelling)).toEqual([
    '2:8 spelling: "enviroment" is not in the dictionary. did you mean "environment"? Otherwise add it to spelling.yml if it is right.',
    '3:14 spelling: "recieve" is not in the dictionary. did you mean "receive"? Otherwise add it to spelling.yml if it is right.',
    '6:21 spelling: "seperate" is not in the dictionary. did you mean "separate"? Otherwise add it to spelling.yml if it is right.',
    '8:3 spelling: "Github" is spelled "GitHub" here. write "GitHub".',
    '8:37 spelling: "defineable" is not in the dictionary. did you mean "definable"? Otherwise add it to spelling.yml if it is right.',
    '12:3 spelling: "untill" is not in the dictionary. did you mean "until"? Otherwise add it to spelling.yml if it is right.',
  ])
})

test("a word that is similar to no other has no suggestion", () => {
  expect(check("Text of xqzvbnklp.\n", spelling)).toEqual([
    '1:9 spelling: "xqzvbnklp" is not in the dictionary. correct it, or add it to spelling.yml if it is right.',
  ])
})

test("code, addresses, HTML and the content of braces in MDX are not checked", () => {
  const text = [
    'Text `enviroment` and [a page](/enviroment) <span title="enviroment">x</span>.',
    "",
    "```bash",
    "enviroment",
    "```",
    "",
    "    enviroment",
    "",
    "[ref]: /enviroment",
  ].join("\n")
  expect(check(text, spelling)).toEqual([])
  expect(
    check(
      'export const enviroment = 1\n\nText {enviroment} <Card title="a" href="/enviroment" />\n',
      spelling,
      "docs/a.mdx",
    ),
  ).toEqual([])
})

test("a tree without a dictionary of its own is not checked", () => {
  expect(check("The enviroment.\n", undefined)).toEqual([])
})

test("the file of the dictionary is checked", () => {
  const { problems } = parseYaml(spellingSchema, "content/spelling.yml", "words: [a, '']\nterm: {}\n")
  expect(problems.map(({ line, message, fix }) => [line, message, fix])).toEqual([
    [1, 'Entry 2 of "words" is empty.', "write text, or remove the field."],
    [2, 'Unknown field "term".', 'did you mean "terms"?'],
  ])
})
