import { unreadableIndex } from "./unreadable-index"

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
const values = new Map([...digits].map((digit, value) => [digit.charCodeAt(0), value]))

/** Number of digits, each of which is one JSON-safe character. */
export const digitCount = digits.length

/** The digit for a value from 0 to `digitCount - 1`. */
export function digitOf(value: number): string {
  return digits[value] ?? ""
}

/** The value of the digit at a place of a text. @throws on other characters, which mean a broken index */
export function valueAt(text: string, place: number): number {
  const value = values.get(text.charCodeAt(place))
  if (value === undefined) throw new Error(unreadableIndex)
  return value
}

/** Encodes non-negative integers as JSON-safe text: five bits in each character, the sixth bit marks continuation. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = ""
  for (const number of numbers) {
    let rest = number
    while (rest > 31) {
      text += digitOf(32 + (rest & 31))
      rest >>>= 5
    }
    text += digitOf(rest)
  }
  return text
}

/** The inverse of `encodeNumbers`. @throws on other characters, which mean a broken index */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = []
  let number = 0
  let shift = 0
  for (let place = 0; place < text.length; place++) {
    const value = valueAt(text, place)
    number |= (value & 31) << shift
    if (value > 31) shift += 5
    else {
      numbers.push(number)
      number = 0
      shift = 0
    }
  }
  return numbers
}
