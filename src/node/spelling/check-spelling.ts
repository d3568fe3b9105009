import type { Nodes, Root } from "mdast"
import type { SourcePosition } from "../../shared/source-position"
import type { Content } from "../content/content"
import type { ContentDocument } from "../content/document"
import { readBody } from "../markdown/read-markdown"
import { positionOf } from "../markdown/report"
import { positionInValue, sourceText, type SourceText } from "../markdown/source-lines"
import type { Problem } from "../report/problem"
import { findTerms } from "./find-spelled-terms"
import { findWords } from "./find-words"
import type { Dictionary } from "./load-dictionary"
import { projectWords } from "./project-words"
import { spellingFile } from "./spelling-file"

type SpelledContent = Pick<Content, "spelling" | "terms" | "tags" | "positionOf"> &
  Parameters<typeof readBody>[1]

/**
 * Reports words of pages that are neither in the dictionary nor in the project's list, once for each page, and spellings for which the
 * project prefers another. Code, addresses and HTML are left out. A tree without `spelling.yml` is not checked.
 */
export function checkSpelling(
  content: SpelledContent,
  documents: readonly ContentDocument[],
  dictionary: Dictionary,
): Problem[] {
  const { spelling } = content
  if (!spelling) return []
  const isProjectWord = projectWords(content)
  const fixes = new Map<string, string>()
  const fixOf = (word: string) => {
    const fix = fixes.get(word) ?? wordFix(dictionary.suggestionsFor(word)[0])
    fixes.set(word, fix)
    return fix
  }
  return documents.flatMap((document) => {
    const seen = new Set<string>()
    const problem = (position: SourcePosition, message: string, fix: string): Problem => ({
      rule: "spelling",
      file: document.reportFile,
      line: position.line,
      column: position.column,
      message,
      fix,
    })
    return textsOf(content, document).flatMap(({ text, positionAt }) => [
      ...findTerms(text, spelling.terms).map(({ written, preferred, offset }) =>
        problem(positionAt(offset), `"${written}" is spelled "${preferred}" here.`, `write "${preferred}".`),
      ),
      ...findWords(text).flatMap(({ word: written, offset }) => {
        const word = written.replaceAll("’", "'")
        if (seen.has(word) || word in spelling.terms || isProjectWord(word) || dictionary.isKnown(word))
          return []
        seen.add(word)
        return problem(positionAt(offset), `"${written}" is not in the dictionary.`, fixOf(word))
      }),
    ])
  })
}

function wordFix(suggestion: string | undefined): string {
  const add = `add it to ${spellingFile} if it is right.`
  return suggestion === undefined ? `correct it, or ${add}` : `did you mean "${suggestion}"? Otherwise ${add}`
}

/** A text that readers see. */
interface SeenText {
  text: string
  /** Position of an offset of the text in the file. */
  positionAt(offset: number): SourcePosition
}

/** The title, the description and the texts of the body. */
function textsOf(content: SpelledContent, document: ContentDocument): SeenText[] {
  const { title, description } = document.frontMatter
  const fields = Object.entries({ title, description }).flatMap(([field, text]) =>
    text === undefined ? [] : [{ text, positionAt: () => content.positionOf(document, [field]) }],
  )
  const { tree, file } = readBody(document, content)
  const source = sourceText(file)
  return [...fields, ...textNodes(tree).map((node) => seenText(node, source))]
}

function textNodes(tree: Root): (Nodes & { type: "text" })[] {
  const found: (Nodes & { type: "text" })[] = []
  const visit = (node: Nodes): void => {
    if (node.type === "text") found.push(node)
    if ("children" in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  return found
}

function seenText(node: Nodes & { type: "text" }, source: SourceText): SeenText {
  return {
    text: node.value,
    positionAt(offset) {
      const { line, column } = positionInValue(source, positionOf(node), node.value, offset)
      // Escapes change the length of a line, but not the word.
      const [word = ""] = /^\S+/.exec(node.value.slice(offset)) ?? []
      const written = source.lines[line - 1] ?? ""
      if (written.startsWith(word, column - 1)) return { line, column }
      const found = written.indexOf(word)
      return { line, column: found === -1 ? column : found + 1 }
    },
  }
}
