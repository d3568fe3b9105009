import styled from "@emotion/styled"
import { Fragment, type ReactNode } from "react"

/** A piece of a title, marked if a search found it. */
interface TitleRun {
  text: string
  marked?: boolean
}

/** A title. A name such as `ecs-service` breaks after a hyphen only if it is longer than a line. */
export function TitleText({ runs }: { runs: readonly TitleRun[] }) {
  return wordsOf(runs).map((word, index) => {
    const Word = word.some(({ text }) => text.includes("-")) ? Name : Fragment
    return <Word key={index}>{word.map(runElement)}</Word>
  })
}

function runElement({ text, marked }: TitleRun, index: number): ReactNode {
  return marked ? <mark key={index}>{text}</mark> : text
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

const Name = styled.span`
  display: inline-block;
  max-width: 100%;
  text-decoration: inherit; /* the underline of a link does not reach into an inline block */
`
