import type { Random } from "../../tests/random"

/** Code with one mistake. */
interface BrokenCode {
  text: string
  /** The line that has to be changed: for a missing end, that of its bracket. */
  line: number
}

/** A place in a code. */
interface Place {
  start: number
  length: number
}

/** Makes a mistake at a random place; `undefined` if the code has no place for it. */
type Break = (code: string, random: Random) => BrokenCode | undefined

const openings = /[([{]/g
const closings = /[)\]}]/g
/** The value of an argument that is on one line and has no brackets. */
const values = /(?<== )[^\n{[(<]+$/gm

/** The mistakes, by name. */
export const mistakes: Record<string, Break> = {
  "a missing closing bracket": (code, random) => {
    const place = placeOf(closings, code, random)
    return place && { text: without(code, place), line: lineOf(code, openingOf(code, place.start)) }
  },
  "a missing opening bracket": (code, random) => {
    const place = placeOf(openings, code, random)
    return place && { text: without(code, place), line: lineOf(code, place.start) }
  },
  "a closing bracket too many": (code, random) => {
    const place = placeOf(closings, code, random)
    if (!place) return undefined
    const end = place.start + place.length
    return { text: code.slice(0, end) + code.slice(place.start), line: lineOf(code, place.start) }
  },
  "a missing value": (code, random) => {
    const place = placeOf(values, code, random)
    return place && { text: without(code, place), line: lineOf(code, place.start) }
  },
}

function placeOf(pattern: RegExp, code: string, random: Random): Place | undefined {
  const places = [...code.matchAll(pattern)].filter(({ index }) => isSyntax(code, index))
  if (places.length === 0) return undefined
  const { index, 0: text } = random.pick(places)
  return { start: index, length: text.length }
}

/** Whether a place is outside of strings, comments and heredocs. */
function isSyntax(code: string, index: number): boolean {
  const lines = code.slice(0, index).split("\n")
  const before = lines.at(-1) ?? ""
  const isInString = (before.match(/"/g)?.length ?? 0) % 2 === 1
  return !isInString && !/#|\/\//.test(before.replace(/"[^"]*"/g, "")) && !isInHeredoc(lines.slice(0, -1))
}

function isInHeredoc(lines: readonly string[]): boolean {
  let marker: string | undefined
  for (const line of lines)
    if (marker === undefined) marker = /<<-?(\w+)$/.exec(line)?.[1]
    else if (line.trim() === marker) marker = undefined
  return marker !== undefined
}

/** The offset of the bracket that ends at a closing one. */
function openingOf(code: string, closing: number): number {
  let depth = 0
  for (let index = closing; index >= 0; index--) {
    if (!isSyntax(code, index)) continue
    const sign = code.charAt(index)
    if (/[)\]}]/.test(sign)) depth += 1
    else if (/[([{]/.test(sign)) depth -= 1
    if (depth === 0) return index
  }
  throw new Error(`The bracket at ${closing} ends nothing.`)
}

function without(code: string, { start, length }: Place): string {
  return code.slice(0, start) + code.slice(start + length)
}

function lineOf(code: string, index: number): number {
  return code.slice(0, index).split("\n").length
}
