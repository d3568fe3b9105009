import styled from "@emotion/styled"
import { Fragment, type ReactNode } from "react"
import { nameParts } from "../../shared/name-parts"

/** A piece of a title, marked if a search found it. */
interface TitleRun {
  text: string
  marked?: boolean
}

/**
 * A title. A name such as `ecs-service` or `modules/networking/vpc` breaks, after one of its separators, only if it is longer than
 * a line. The other words are one text: React would separate texts by comments, and programs could not find a title in the HTML.
 */
export function TitleText({ runs }: { runs: readonly TitleRun[] }) {
  const nodes: ReactNode[] = []
  for (const word of wordsOf(runs)) {
    const parts = partsOf(word)
    const isName = parts.length > 1 || word.some(({ text }) => text.includes("-"))
    if (isName) nodes.push(<Name key={nodes.length}>{withBreaks(parts)}</Name>)
    else addRuns(nodes, word)
  }
  return nodes
}

/** The parts of a name, which may be on different lines. */
function withBreaks(parts: readonly (readonly TitleRun[])[]): ReactNode {
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {addRuns([], part)}
    </Fragment>
  ))
}

/** Adds the elements of runs to those before them, and returns all. */
function addRuns(nodes: ReactNode[], runs: readonly TitleRun[]): ReactNode[] {
  for (const { text, marked } of runs) {
    const last = nodes.at(-1)
    if (marked) nodes.push(<mark key={nodes.length}>{text}</mark>)
    else if (typeof last === "string") nodes[nodes.length - 1] = last + text
    else nodes.push(text)
  }
  return nodes
}

/** The words of a text, and the white space between them. */
function wordsOf(runs: readonly TitleRun[]): TitleRun[][] {
  const words: TitleRun[][] = []
  let word: TitleRun[] | undefined
  for (const { text, ...run } of runs)
    for (const piece of text.split(/(\s+)/).filter(Boolean)) {
      const isSpace = piece.trim() === ""
      if (!word || isSpace) words.push((word = []))
      word.push({ text: piece, ...run })
      if (isSpace) word = undefined
    }
  return words
}

/** The parts of a word between which it can wrap. */
function partsOf(word: readonly TitleRun[]): TitleRun[][] {
  let end = 0
  return nameParts(word.map(({ text }) => text).join("")).map((part) => {
    const start = end
    end += part.length
    return cutRuns(word, start, end)
  })
}

function cutRuns(runs: readonly TitleRun[], start: number, end: number): TitleRun[] {
  let next = 0
  return runs.flatMap((run) => {
    const offset = next
    next += run.text.length
    const text = run.text.slice(Math.max(start - offset, 0), Math.max(end - offset, 0))
    return text === "" ? [] : [{ ...run, text }]
  })
}

const Name = styled.span`
  display: inline-block;
  max-width: 100%;
  text-decoration: inherit; /* the underline of a link does not reach into an inline block */
  text-decoration-thickness: inherit; /* in Safari, not part of the shorthand */
`
