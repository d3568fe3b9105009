import { requireFromRoot } from "../markdown/require-from-root"
import { normalizeText, type HclValidity } from "../../hcl/hcl-tree"
import { onePerLine } from "../../hcl/sort-faults"
import { errorMessage } from "../../shared/error-message"
import { comparePositions, type SourcePosition } from "../../shared/source-position"

/** A syntax error of HashiCorp's parser. */
interface HclFault extends SourcePosition {
  /** One sentence with a full stop. */
  message: string
}

/** The result of parsing a text. */
export interface HclAnswer {
  /** Syntax errors in text order, with HashiCorp's own messages. */
  faults: HclFault[]
  /** Set if the parser did not answer in time, as on a busy machine: the next run may get another answer. */
  timedOut?: true
}

/** File name for the parser; a control character, so that it can be found unambiguously in messages. */
const fileName = "\u0001"
const place = new RegExp(`${fileName}:(\\d+),(\\d+)-(?:\\d+,)?\\d+: `, "g")
const mention = new RegExp(`${fileName}:(\\d+),[\\d,-]+`, "g")

/**
 * Asks HashiCorp's parser for the syntax errors of a text. Its answer counts even if the grammar of `readTree` does not accept
 * the text: that grammar takes a few valid texts for faulty.
 */
export async function hclFaults(text: string, { tooDeep }: Pick<HclValidity, "tooDeep">): Promise<HclAnswer> {
  if (tooDeep)
    return { faults: [{ line: 1, column: 1, message: "The text is nested too deeply to be read." }] }
  const { parse } = requireFromRoot("@cdktf/hcl2json") as typeof import("@cdktf/hcl2json")
  try {
    if (!(await isInTime(parse(fileName, normalizeText(text)))))
      return { faults: [{ line: 1, column: 1, message: "The text takes too long to read." }], timedOut: true }
  } catch (error) {
    const faults = withoutConsequences(readMessage(errorMessage(error)))
    if (faults.length > 0) return { faults }
    // Otherwise, parsing succeeded, and only the conversion to JSON failed, which is not used here.
  }
  return { faults: [] }
}

/** Timeout for one text in milliseconds; a module takes about ten. */
const timeout = 15_000

/** Waits for the parser; `false` if it does not respond, for example after a crash. */
async function isInTime(result: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeout)
  })
  return Promise.race([result.then(() => true), late]).finally(() => clearTimeout(timer))
}

/** Splits the parser's output into messages. */
function readMessage(text: string): HclFault[] {
  const found = [...text.matchAll(place)]
  const faults = found.map((match, index): HclFault => {
    const end = found[index + 1]?.index ?? text.length
    const message = text
      .slice(match.index + match[0].length, end)
      .trim()
      .replace(/\]$/, "")
      .replace(mention, "line $1")
    return { line: Number(match[1]), column: Number(match[2]), message: sentence(message) }
  })
  return faults.sort(comparePositions)
}

/** Typographic quotes are the cause of all other errors: of those, only the first one of each line remains. */
function withoutConsequences(faults: readonly HclFault[]): HclFault[] {
  const ofQuotes = faults.filter(({ message }) => message.startsWith('Invalid character: "Curly quotes"'))
  return ofQuotes.length === 0 ? [...faults] : onePerLine(ofQuotes)
}

/** Converts `Missing newline; An argument must end …` into a sentence: summary and explanation. */
function sentence(message: string): string {
  const [summary = "", ...rest] = message.split("; ")
  const detail = rest.join("; ").replace(/\s+/g, " ")
  const text = detail === "" ? summary : `${summary}: ${detail.charAt(0).toLowerCase()}${detail.slice(1)}`
  return /[.!?]$/.test(text) ? text : `${text}.`
}
