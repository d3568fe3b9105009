import { unreadableIndex } from "./unreadable-index"

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
const values = new Map([...digits].map((digit, value) => [digit.charCodeAt(0), value]))

/** Encodes non-negative integers as JSON-safe text: five bits in each character, the sixth bit marks continuation. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = ""
  for (const number of numbers) {
    let rest = number
    while (rest > 31) {
      text += digits[32 + (rest & 31)]
      rest >>>= 5
    }
    text += digits[rest]
  }
  return text
}

/** The inverse of `encodeNumbers`. @throws on other characters, which mean a broken index */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = []
  let number = 0
  let shift = 0
  for (let index = 0; index < text.length; index++) {
    const value = values.get(text.charCodeAt(index))
    if (value === undefined) throw new Error(unreadableIndex)
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
