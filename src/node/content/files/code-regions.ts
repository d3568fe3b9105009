import { sharedIndent } from "../../../hcl/literal"
import { didYouMean } from "../../../hcl/suggest"
import { linesOf } from "../../../shared/source-position"
import type { Fault } from "../../report/problem"

/** The code of a file or of one of its regions, with the position of each line in the file. */
interface CodeExcerpt {
  value: string
  /** For each line of `value`, its 1-based line in the file. */
  lines: number[]
  /** Number of characters removed at the start of each line: the common indentation. */
  indent: number
}

/** A wrong comment that should mark a region. */
interface RegionFault extends Fault {
  line: number
}

interface MarkedCode {
  lines: string[]
  /** The lines between the comments of each region: index of the first line, and index after the last one. */
  regions: ReadonlyMap<string, { from: number; to: number }>
  /** Indexes of the lines with the comments. */
  marks: ReadonlySet<number>
  faults: RegionFault[]
}

/** Comments such as `# region name` and `// endregion`, alone on a line. */
const mark =
  /^\s*(?:\/\/|#|--|;|\/\*|<!--)\s*#?(region|endregion)(?:[ \t]+([\w.-]+))?[ \t]*(?:\*\/|-->)?[ \t]*$/

/** Finds the regions that comments mark in code. Names must be unique; regions can be nested. */
export function readRegions(text: string): MarkedCode {
  const lines = linesOf(text)
  const regions = new Map<string, { from: number; to: number }>()
  const marks = new Set<number>()
  const faults: RegionFault[] = []
  const open: { name: string; index: number }[] = []

  for (const [index, line] of lines.entries()) {
    const [, kind, name] = mark.exec(line) ?? []
    if (kind === undefined || (kind === "region" && name === undefined)) continue // "# region" without a name is an ordinary comment
    marks.add(index)
    if (kind === "region" && name !== undefined) {
      open.push({ name, index })
      continue
    }
    const last = open.pop()
    if (!last || (name !== undefined && name !== last.name)) {
      faults.push(strayEnd(index + 1, name, last?.name))
      if (last) open.push(last)
    } else if (regions.has(last.name))
      faults.push({
        line: last.index + 1,
        message: `The file has two regions "${last.name}".`,
        fix: "give this one another name.",
      })
    else regions.set(last.name, { from: last.index + 1, to: index })
  }
  for (const { name, index } of open)
    faults.push({
      line: index + 1,
      message: `The region "${name}" never ends.`,
      fix: 'put "# endregion", or "// endregion", below its last line.',
    })
  return { lines, regions, marks, faults }
}

/** The code of a fence: a region without its common indentation, or the whole file. Comments that mark regions are removed. */
export function excerptOf(text: string, region?: string): CodeExcerpt | undefined {
  const { lines, regions, marks } = readRegions(text)
  const range = region === undefined ? { from: 0, to: lines.length } : regions.get(region)
  if (!range) return undefined
  const kept = lines
    .map((text, index) => ({ text, line: index + 1 }))
    .filter((_, index) => index >= range.from && index < range.to && !marks.has(index))
  const isBlank = ({ text }: { text: string }) => text.trim() === ""
  while (kept[0] && isBlank(kept[0])) kept.shift()
  for (let last = kept.at(-1); last && isBlank(last); last = kept.at(-1)) kept.pop()
  const indent = region === undefined ? 0 : sharedIndent(kept.map(({ text }) => text))
  return {
    value: kept.map(({ text }) => text.slice(indent)).join("\n"),
    lines: kept.map(({ line }) => line),
    indent,
  }
}

/** The fix for a fence that names a missing region. */
export function fixOfRegion(region: string, text: string): string {
  const names = [...readRegions(text).regions.keys()]
  const listed = names.map((name) => `"${name}"`).join(", ")
  return didYouMean(
    region,
    names,
    names.length === 0
      ? `mark its lines in the file by the comments "# region ${region}" and "# endregion", or "//" in place of "#".`
      : `name a region that the file has: ${listed}.`,
  )
}

function strayEnd(line: number, name: string | undefined, open: string | undefined): RegionFault {
  const ended = name === undefined ? "A region" : `The region "${name}"`
  return open === undefined
    ? {
        line,
        message: `${ended} ends here and starts nowhere.`,
        fix: `remove the comment, or put "# region ${name ?? "…"}" above the first line of the region.`,
      }
    : {
        line,
        message: `${ended} ends here, but the last that started is "${open}".`,
        fix: `write "endregion ${open}", or end that region first.`,
      }
}
