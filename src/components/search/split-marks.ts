import { markEnd, markStart } from "./client/search-hit"

/** A run of text that is either a match or not. */
interface TextRun {
  text: string
  marked: boolean
}

/** Splits a marked text into runs. */
export function splitMarks(value: string): TextRun[] {
  const runs = value.split(markStart).flatMap((piece, index): TextRun[] => {
    if (index === 0) return [{ text: piece, marked: false }]
    const [inside = "", ...after] = piece.split(markEnd)
    return [
      { text: inside, marked: true },
      { text: after.join(""), marked: false },
    ]
  })
  return runs.filter(({ text }) => text !== "")
}
