import { didYouMean } from "../../hcl/suggest"

/** The code of a file, or of one of its regions, and where each of its lines stands in the file. */
export interface CodeExcerpt {
  value: string
  /** 1-based lines of the file, one for each line of `value`. */
  lines: number[]
  /** Characters that were cut off at the start of each line: the indentation that all lines share. */
  indent: number
}

/** A comment that marks a region wrongly. */
export interface RegionFault {
  line: number
  message: string
  fix: string
}

interface MarkedCode {
  lines: string[]
  /** The lines between the comments of each region, by index: from the first, up to and without the last. */
  regions: ReadonlyMap<string, { from: number; to: number }>
  /** Indexes of the comments. */
  marks: ReadonlySet<number>
  faults: RegionFault[]
}

/** `# region name`, `// endregion`, and so on: a comment of one line with nothing else in it. */
const mark =
  /^\s*(?:\/\/|#|--|;|\/\*|<!--)\s*#?(region|endregion)(?:[ \t]+([\w.-]+))?[ \t]*(?:\*\/|-->)?[ \t]*$/

/** Finds the regions that comments mark in code. A name can be given once; regions may lie in each other. */
export function readRegions(text: string): MarkedCode {
  const lines = text.split(/\r\n|\r|\n/)
  const regions = new Map<string, { from: number; to: number }>()
  const marks = new Set<number>()
  const faults: RegionFault[] = []
  const open: { name: string; index: number }[] = []

  for (const [index, line] of lines.entries()) {
    const [, kind, name] = mark.exec(line) ?? []
    if (kind === undefined || (kind === "region" && name === undefined)) continue // "# region" says nothing
    marks.add(index)
    if (kind === "region" && name !== undefined) {
      open.push({ name, index })
      continue
    }
    const last = open.pop()
    if (!last || (name !== undefined && name !== last.name)) {
      faults.push(strayEnd(index + 1, name, last?.name))
      if (last) open.push(last)
    } else if (regions.has(last.name)) faults.push(twice(last.index + 1, last.name))
    else regions.set(last.name, { from: last.index + 1, to: index })
  }
  for (const { name, index } of open) faults.push(neverEnds(index + 1, name))
  return { lines, regions, marks, faults }
}

/** The code that a fence shows: a region's without the indentation of all its lines, or the whole file's; without the comments that mark regions. */
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

/** How a fence is to be corrected whose region the file has not. */
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

function sharedIndent(lines: readonly string[]): number {
  const widths = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/))
  return widths.length === 0 ? 0 : Math.min(...widths)
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

function twice(line: number, name: string): RegionFault {
  return {
    line,
    message: `The file has two regions "${name}".`,
    fix: "give this one another name.",
  }
}

function neverEnds(line: number, name: string): RegionFault {
  return {
    line,
    message: `The region "${name}" never ends.`,
    fix: 'put "# endregion", or "// endregion", below its last line.',
  }
}
