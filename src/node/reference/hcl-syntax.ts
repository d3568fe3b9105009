import { requireFromRoot } from "../markdown/require-from-root"
import { normaliseText, type HclSoundness } from "../../hcl/hcl-tree"

/** Something that HashiCorp's parser does not accept. */
export interface HclFault {
  /** 1-based. */
  line: number
  column: number
  /** One sentence with a full stop. */
  message: string
}

/** Stands for the file in the parser's messages, where no text can be mistaken for it. */
const fileName = "\u0001"
const place = new RegExp(`${fileName}:(\\d+),(\\d+)-(?:\\d+,)?\\d+: `, "g")
const mention = new RegExp(`${fileName}:(\\d+),[\\d,-]+`, "g")

/** Everything that keeps a text from being HCL: HashiCorp's own messages, in the order of the text. */
export async function hclFaults(text: string, { tooDeep, fault }: HclSoundness): Promise<HclFault[]> {
  if (tooDeep) return [{ line: 1, column: 1, message: "The text is nested too deeply to be read." }]
  const { parse } = requireFromRoot("@cdktf/hcl2json") as typeof import("@cdktf/hcl2json")
  try {
    await inTime(parse(fileName, normaliseText(text)))
  } catch (error) {
    const faults = readMessage(error instanceof Error ? error.message : String(error))
    if (faults.length > 0) return faults
    // Else the text was read, and only its conversion to JSON failed, which is not used here.
  }
  return fault ? [{ ...fault, message: "The text cannot be read as HCL here." }] : []
}

/** Longest time that one text may take, in milliseconds; a module takes some ten. */
const patience = 15_000

/** The parser's result; an error when it does not answer, as after a crash of its own. */
async function inTime<T>(result: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${fileName}:1,1-1: The text takes too long to read`)),
      patience,
    )
  })
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}

/** Takes the parser's list of messages apart. */
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
  return faults.sort((a, b) => a.line - b.line || a.column - b.column)
}

/** `Missing newline; An argument must end …` as a sentence: the summary, and what explains it. */
function sentence(message: string): string {
  const [summary = "", ...rest] = message.split("; ")
  const detail = rest.join("; ").replace(/\s+/g, " ")
  const text = detail === "" ? summary : `${summary}: ${detail.charAt(0).toLowerCase()}${detail.slice(1)}`
  return /[.!?]$/.test(text) ? text : `${text}.`
}
