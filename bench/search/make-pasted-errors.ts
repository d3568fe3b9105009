/**
 * Writes `pasted-errors.json`: messages that the content quotes, as readers paste them, framed by tools and with ids,
 * names and addresses of their own. Run it when messages of the content have changed.
 */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { main } from "../../scripts/lib/main.mjs"
import { loadConfig } from "../../src/node/config/load-config"
import { loadContent } from "../../src/node/content/load-content"
import { outlineOf } from "../../src/node/markdown/read-markdown"
import type { PastedError } from "./pasted-errors"

const count = 60
/** Minimum number of words of a message that is specific enough. */
const fewestWords = 5

interface Quoted {
  slug: string
  message: string
}

const esc = "\u001B"
const hex = "5f2c9d0e4b7a1836"
const requestId = "7c1f2a34-9b0d-4e56-8f12-0a9b8c7d6e5f"

/** Replaces the parts that differ between readers. */
function foreign(message: string, number: number): string {
  const account = String(400_000_000_000 + number * 7_654_321)
  return message
    .replace(/\b\d{12}\b/g, account)
    .replace(/\b(subnet|vpc|sg|ami|i|eni|vol|lt|igw|nat|rtb)-[0-9a-fx]{6,17}\b/g, `$1-0${hex}`)
    .replace(/\b(?:us|eu|ap)-(?:east|west|central|south)-\d\b/g, "ap-northeast-3")
    .replace(/\bexample\b/g, "initech")
    .replace(/\bacme\b/g, "globex")
    .replace(/\b10\.\d+\.\d+\.\d+\b/g, `172.31.${number}.9`)
    .replace(/\/(?:infrastructure-live|home)\/[\w./-]+/g, `/ci/acme/live-${number}/dev/app/x.hcl`)
    .replace(/…|<[\w -]+>/g, `initech-${hex.slice(0, 8)}`)
}

function wrapped(text: string, width: number): string[] {
  const lines = [""]
  for (const word of text.split(/\s+/)) {
    const last = lines.length - 1
    if (`${lines[last]} ${word}`.length > width && lines[last] !== "") lines.push(word)
    else lines[last] = `${lines[last]} ${word}`.trim()
  }
  return lines
}

const withError = (message: string) => (/^(?:error|warning)\b/i.test(message) ? message : `Error: ${message}`)

/** The frames that tools put around a message. */
const frames: readonly ((message: string, number: number) => string)[] = [
  (message, number) =>
    [
      "╷",
      ...wrapped(withError(message), 76).map((line) => `│ ${line}`),
      "│ ",
      `│   with module.app_${number}["blue"].module.this.aws_resource.main[0],`,
      `│   on .terraform/modules/app_${number}/main.tf line ${number + 12}, in resource "aws_resource" "main":`,
      `│   ${number + 12}: resource "aws_resource" "main" {`,
      "│ ",
      "╵",
    ].join("\n"),
  (message, number) =>
    [
      `14:02:0${number % 10}.731 STDERR [prod/ap-northeast-3/unit-${number}] terraform: ╷`,
      ...wrapped(withError(message), 70).map(
        (line) =>
          `14:02:0${number % 10}.732 STDERR [prod/ap-northeast-3/unit-${number}] terraform: │ ${line}`,
      ),
      `14:02:0${number % 10}.733 STDERR [prod/ap-northeast-3/unit-${number}] terraform: ╵`,
      `14:02:0${number % 10}.901 ERROR  terraform invocation failed in ./.terragrunt-cache/${hex}/modules/x`,
      "exit status 1",
    ].join("\n"),
  (message, number) =>
    [
      `${esc}[31m╷${esc}[0m${esc}[0m`,
      ...wrapped(withError(message), 72).map(
        (line) => `${esc}[31m│${esc}[0m ${esc}[0m${esc}[1m${line}${esc}[0m`,
      ),
      `${esc}[31m│${esc}[0m ${esc}[0m  on ../../_envcommon/unit-${number}.hcl line ${number}, in dependency "vpc":`,
      `${esc}[31m│${esc}[0m ${esc}[0m  ${number}:   ${esc}[4mconfig_path${esc}[0m = "../vpc"${esc}[0m`,
      `${esc}[31m╵${esc}[0m${esc}[0m`,
    ].join("\n"),
  (message, number) =>
    [
      `2026-03-1${number % 10}T08:11:4${number % 10}.1234567Z module.app.aws_resource.main: Still creating... [${number}s elapsed]`,
      ...message
        .split("\n")
        .map(
          (line) =>
            `2026-03-1${number % 10}T08:11:4${number % 10}.2234567Z ${line}, request id: ${requestId}`,
        ),
      `2026-03-1${number % 10}T08:11:4${number % 10}.3234567Z ##[error]Process completed with exit code 1.`,
    ].join("\n"),
  (message, number) =>
    [
      `time="2026-03-11T10:20:3${number % 10}Z" level=error msg="1 error occurred:`,
      `\t* ${message.replace(/\s+/g, " ")}`,
      `" prefix=[/ci/acme/live/prod/unit-${number}]`,
      `ERRO[00${10 + (number % 80)}] Unable to determine underlying exit code, so Terragrunt will exit with error code 1`,
    ].join("\n"),
]

void main(async () => {
  const content = await loadContent(loadConfig().environment.CONTENT_DIR)
  const pages = content.documents.map((document) => ({
    slug: document.slug,
    sections: outlineOf(document, content).sections,
  }))
  const quoted = pages.flatMap(({ slug, sections }): Quoted[] =>
    sections
      .flatMap(({ messages }) => messages ?? [])
      .map((message) => ({ slug, message: message.trim() }))
      .filter(({ message }) => isFailure(message)),
  )
  const perPage = [...new Map([...quoted].reverse().map((entry) => [entry.slug, entry])).values()].reverse()
  const chosen = perPage.filter(
    (_, index) =>
      Math.floor(((index + 1) * count) / perPage.length) > Math.floor((index * count) / perPage.length),
  )
  const errors = chosen.map(({ message }, number): PastedError => {
    const expect = pages
      .filter((page) =>
        page.sections.some(({ text, messages }) => holds([text, ...(messages ?? [])], message)),
      )
      .map(({ slug }) => slug)
    const frame = frames[number % frames.length]
    return { text: frame?.(foreign(message, number + 3), number + 3) ?? message, expect }
  })
  writeFileSync(path.resolve("bench/search/pasted-errors.json"), `${JSON.stringify(errors, null, 2)}\n`)
  console.log(`${errors.length} messages of ${perPage.length} pages that quote any.`)
  return 0
})

function isFailure(message: string): boolean {
  const words = message.match(/\p{L}{2,}/gu) ?? []
  return (
    words.length >= fewestWords &&
    message.split("\n").length <= 6 &&
    /error|exception|fail|denied|invalid|cannot|unable|unsupported|not |timed? ?out|refused|missing|exceed/i.test(
      message,
    )
  )
}

function holds(texts: readonly string[], message: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase()
  return texts.some((text) => plain(text).includes(plain(message)))
}
