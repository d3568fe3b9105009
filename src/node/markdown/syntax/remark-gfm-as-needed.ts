import type { Root } from "mdast"
import remarkGfm from "remark-gfm"
import type { Data, Plugin } from "unified"
import { EXIT, visit } from "unist-util-visit"

type SyntaxExtension = NonNullable<Data["micromarkExtensions"]>[number]
type TreeExtension = NonNullable<Data["fromMarkdownExtensions"]>[number]

/**
 * GitHub's Markdown. To find bare addresses (autolinks), the parser tries every word twice, which takes a
 * quarter of its time: a body without any is parsed without this syntax. Must come after the parser's own
 * plugin.
 */
export const remarkGfmAsNeeded: Plugin<[], string, Root> = function () {
  const parse = this.parser
  if (parse === undefined) throw new Error("remarkGfmAsNeeded needs a parser to be in use before it.")
  remarkGfm.call(this)
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data()
  const choices = [
    replacer(micromarkExtensions, withoutAutolinkSyntax),
    replacer(fromMarkdownExtensions, withoutAutolinkSearch),
  ]
  this.parser = (document, file) => {
    const parseWith = (autolinks: boolean) => {
      for (const choose of choices) choose(autolinks)
      return (parse as (document: string, file: unknown) => Root)(document, file)
    }
    if (hasAddress(withoutCode(document))) return parseWith(true)
    const tree = parseWith(false)
    return hasAddressInText(tree) ? parseWith(true) : tree
  }
}

/** Returns a function that switches the last extension of a list between its full form and the form without autolinks. */
function replacer<T>(list: T[], withoutAutolinks: (whole: T) => T): (isNeeded: boolean) => void {
  const place = list.length - 1
  const whole = list.slice(place)
  const fewer = whole.map(withoutAutolinks)
  return (isNeeded) => list.splice(place, 1, ...(isNeeded ? whole : fewer))
}

/** Whether a text can contain an address: every address has one of these characters. */
function hasAddress(text: string): boolean {
  return text.includes("@") || /https?:\/\/|www\./i.test(text)
}

/** A body without code and link targets. An approximation: the parsed tree decides. */
function withoutCode(body: string): string {
  return body
    .replace(/^ *(```|~~~)[^]*?^ *\1.*$/gm, "")
    .replace(/`[^`\n]*`/g, "")
    .replace(/\]\(https?:\/\/[^)]*/gi, "]")
}

function hasAddressInText(tree: Root): boolean {
  let isFound = false
  visit(tree, "text", ({ value }) => {
    isFound = hasAddress(value)
    return isFound ? EXIT : undefined
  })
  return isFound
}

/** Removes the syntax of autolinks, which the parser tries at each letter. */
function withoutAutolinkSyntax({ text, ...extension }: SyntaxExtension): SyntaxExtension {
  const constructs = Object.entries(text ?? {}).map(
    ([sign, list]) => [sign, [list ?? []].flat().filter(({ name }) => !name?.endsWith("Autolink"))] as const,
  )
  return { ...extension, text: Object.fromEntries(constructs.filter(([, list]) => list.length > 0)) }
}

/** Removes the search for autolinks in the finished tree. */
function withoutAutolinkSearch(extension: TreeExtension): TreeExtension {
  if (Array.isArray(extension)) return extension.flat().map(withoutTransforms)
  return withoutTransforms(extension)
}

function withoutTransforms<T extends object>(extension: T): T {
  return "transforms" in extension ? { ...extension, transforms: [] } : extension
}
