import type { Code } from "mdast"
import { counted } from "../../../shared/counted"
import type { Fault } from "../../report/problem"
import { quotedStart } from "../../report/quoted-start"
import { highlightCommand } from "../code/code-lines"
import { parseCodeMeta } from "../code/code-meta"
import { isKnownLanguage, meantLanguage } from "../code/languages"
import type { BodyMessage } from "../types"

/** A problem of a fence. `line` is the 0-based line of its code; absent for the line of the fence itself. */
interface CodeFault extends Fault {
  line?: number
  cause?: BodyMessage["cause"]
}

/** The problems of a fence's language and options, and of the highlight comments in its code. */
export function* codeFaults({ meta, lang, value }: Code): Generator<CodeFault> {
  const meant = lang ? meantLanguage(lang) : undefined
  if (meant !== undefined)
    yield {
      message: `"${lang}" is not a known language.`,
      fix: `did you mean "${meant}"?`,
      cause: "unknown-language",
    }
  const [, language = "", name] = /^(\w+)[:=](.+)$/.exec(lang ?? "") ?? []
  if (name !== undefined && isKnownLanguage(language))
    yield {
      message: `"${lang}" is not a known language.`,
      fix: `write the name of a file as the title: ${language} title="${name}".`,
      cause: "unknown-language",
    }
  const isMissing = value === "" && parseCodeMeta(meta ?? "").file !== undefined // reported by other checks
  if (meta) yield* metaFaults(meta, isMissing ? Number.POSITIVE_INFINITY : value.split("\n").length)
  if (meta && !isMissing) yield* literalFaults(meta, value)
  if (!/\{[\d,\s-]+\}/.test(meta ?? "")) yield* commentFaults(value.split("\n"))
}

function* metaFaults(meta: string, lines: number): Generator<CodeFault> {
  const [, option, value] =
    /(?:^|\s)(title|alt|file|region|skip)(?: *: *| += *|= +)("[^"]*")/.exec(meta) ?? []
  if (option !== undefined)
    yield {
      message: `The ${option} of the code block is not read: only an equals sign joins it to its value.`,
      fix: `write ${option}=${value}.`,
    }
  if ((meta.match(/"/g) ?? []).length % 2 === 1) {
    const [, word = "title"] = /([\w-]+)="[^"]*$/.exec(meta) ?? []
    yield {
      message: `The ${word} of the code block is never closed.`,
      fix: "write a quotation mark at its end.",
    }
    return
  }
  const [, named] = /(?:^|\s)([\w-]+)=[“”„«‘’]/.exec(withoutQuotes(meta)) ?? []
  if (named !== undefined)
    yield {
      message: `The ${named} of the code block is between typographic quotation marks, and ends at its first space.`,
      fix: `write straight ones: ${named}="…".`,
    }
  if (/(?:^|\s)\{[^}]*$/.test(meta)) {
    yield {
      message: `The range "${meta.slice(meta.lastIndexOf("{"))}" is never closed.`,
      fix: "write it as {1,3-5}.",
    }
    return
  }
  const { title } = parseCodeMeta(meta)
  if (title === "")
    yield { message: "The title of the code block is empty.", fix: "name the file, or remove it." }
  const [, bare] = /(?:^|\s)title=([^"'{\s]+\s+[\w./-]+)(?=\s|$)/.exec(meta) ?? []
  if (bare !== undefined && !/\s(?:showLineNumbers|fragment|diff|skip)$/.test(bare))
    yield {
      message: `The title of the code block ends at its first space.`,
      fix: `put it between quotation marks: title="${bare}".`,
    }
  const [, quoted, first = quoted] = /(?:^|\s)showLineNumbers=(?:"([^"]*)"|\{?([^\s}"]*))/.exec(meta) ?? []
  if (first !== undefined && !/^(?:\d+|true|false)$/.test(first))
    yield {
      message: `"showLineNumbers" takes the number of the first line, not "${first}".`,
      fix: "write showLineNumbers, or showLineNumbers=5.",
    }
  for (const [range, inner = ""] of withoutQuotes(meta).matchAll(/(?<=^|\s)\{([^}]*)\}/g))
    yield* rangeFaults(quotedStart(range), inner, lines)
}

function* literalFaults(meta: string, code: string): Generator<CodeFault> {
  for (const text of parseCodeMeta(meta).literal ?? [])
    if (!code.includes(text))
      yield {
        message: `The code does not contain "${text}", which "literal" names.`,
        fix: "write it as in the code, or remove it.",
      }
}

function withoutQuotes(meta: string): string {
  return meta.replace(/"[^"]*"/g, '""')
}

function* rangeFaults(range: string, inner: string, lines: number): Generator<CodeFault> {
  for (const part of inner.split(",").map((part) => part.trim())) {
    const [, from = "", to = from] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(part) ?? []
    if (from === "" || Number(from) === 0)
      yield { message: `"${range}" names no lines of the code.`, fix: "write the numbers of lines: {1,3-5}." }
    else if (Number(to) < Number(from))
      yield { message: `The range "${part}" runs backwards.`, fix: `write ${to}-${from}.` }
    else if (Number(to) > lines)
      yield {
        message: `The range "${range}" names line ${Number(from) > lines ? from : to}, and the code has ${counted(lines, "line")}.`,
        fix: "name lines of the code; the first is 1.",
      }
  }
}

function* commentFaults(lines: readonly string[]): Generator<CodeFault> {
  let opened: number | undefined
  for (const [line, text] of lines.entries()) {
    const command = highlightCommand(text)
    if (command === "next-line" && line === lines.length - 1)
      yield {
        line,
        message: `No line follows "highlight-next-line".`,
        fix: "put the comment above the line that it highlights.",
      }
    if (command === "end" && opened === undefined)
      yield {
        line,
        message: `"highlight-end" has no "highlight-start" above it.`,
        fix: "write highlight-start above the first line, or remove the comment.",
      }
    if (command === "start") opened = line
    else if (command === "end") opened = undefined
    if (command === "unknown") {
      const [written = ""] = /highlight[\w-]*/.exec(text) ?? []
      const near = /start|begin/.test(written) ? "start" : /end|stop/.test(written) ? "end" : "next-line"
      yield {
        line,
        message: `"${written}" is shown in the code, and highlights nothing.`,
        fix: `did you mean "highlight-${near}"?`,
      }
    }
  }
  if (opened !== undefined)
    yield {
      line: opened,
      message: `"highlight-start" has no "highlight-end" below it.`,
      fix: "write highlight-end below the last line that is to be highlighted.",
    }
}
