import { shortType } from "../../hcl/short-type"
import { counted } from "../../shared/counted"
import { glossaryPath } from "../../shared/glossary"
import { linkPreviewFile, type LinkPreview, type LinkPreviews } from "../../shared/link-previews"
import { outputAnchor } from "../../shared/reference"
import { termId, type Term } from "../glossary/glossary-file"
import { cutText } from "../markdown/text/cut-text"
import { firstSentence } from "../markdown/text/first-sentence"
import { withoutInlineMarkup } from "../markdown/text/without-inline-markup"
import { textFile, type OutputFile } from "./output-file"
import type { OutputPage } from "./output-pages"
import type { ModuleInput } from "../reference/parse-module"
import type { OutputService } from "./output-services"

/** Maximum length of a preview's text. */
const maxTextLength = 160

/** Maximum length of a default, which is on one line with the type. */
const maxDefaultLength = 40

/** The previews of services, inputs, outputs and terms: one file per page. */
export function linkPreviewFiles(
  pages: readonly OutputPage[],
  services: readonly OutputService[],
  terms: readonly Term[],
): OutputFile[] {
  const serviceAt = new Map(services.map((service) => [service.slug, service]))
  return pages.flatMap((page) => {
    const path = linkPreviewFile(page.slug)
    if (path === undefined) return []
    const service = serviceAt.get(page.slug)
    const previews: LinkPreviews = {
      "": { title: page.title, ...(service ? { facts: sizeOf(service) } : {}), text: page.description },
      ...(service ? entriesOf(service) : {}),
      ...(page.slug === glossaryPath ? meanings(terms) : {}),
    }
    return textFile(path, JSON.stringify(previews))
  })
}

function sizeOf({ module, inputs, outputs }: OutputService): string[] {
  const sizes = [counted(inputs.length, "input"), counted(outputs.length, "output")]
  return [...(module === null ? [] : [module]), ...sizes]
}

function entriesOf({ inputs, outputs, newest }: OutputService): Record<string, LinkPreview> {
  const removed = new Set(newest?.removed.map(({ name }) => name))
  const removedOutputs = new Set(newest?.removedOutputs)
  return Object.fromEntries([
    ...inputs.map((input) => [
      input.name,
      inputPreview(input, removed.has(input.name) ? [`removed by ${newest?.release}`] : []),
    ]),
    ...(newest?.added ?? []).map((input) => [
      input.name,
      inputPreview(input, [`added by ${newest?.release}`]),
    ]),
    ...outputs.map(({ name, description }) => [
      outputAnchor(name),
      {
        title: name,
        facts: ["output", ...(removedOutputs.has(name) ? [`removed by ${newest?.release}`] : [])],
        text: sentenceOf(description),
      },
    ]),
    ...(newest?.addedOutputs ?? []).map((name) => [
      outputAnchor(name),
      { title: name, facts: ["output", `added by ${newest?.release}`], text: "" },
    ]),
  ])
}

function inputPreview(
  { name, type, required, default: value, deprecated, description }: ModuleInput,
  marks: readonly string[],
): LinkPreview {
  const isShort = value !== undefined && value.length <= maxDefaultLength && !value.includes("\n")
  const given = required ? ["required"] : isShort ? [`default ${value}`] : ["optional"]
  return {
    title: name,
    facts: [shortType(type), ...given, ...(deprecated === undefined ? [] : ["deprecated"]), ...marks],
    text: sentenceOf(description),
  }
}

function meanings(terms: readonly Term[]): Record<string, LinkPreview> {
  return Object.fromEntries(
    terms.map(({ term, definition }) => [
      termId(term),
      { title: term, text: withoutInlineMarkup(definition).replace(/\s+/g, " ") },
    ]),
  )
}

function sentenceOf(markdown: string): string {
  return cutText(firstSentence(withoutInlineMarkup(markdown)), maxTextLength)
}
