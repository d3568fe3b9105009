import path from "node:path"
import { didYouMean } from "../../../hcl/suggest"
import { codeFileKey } from "../../content/files/code-file"
import { excerptOf, fixOfRegion, readRegions } from "../../content/files/code-regions"
import { listContentFiles } from "../../content/files/list-files"
import { mayShowConflict } from "../../content/files/read-text"
import type { Content } from "../../content/content"
import { parseCodeMeta } from "../../markdown/code/code-meta"
import type { CodeFence } from "../../markdown/types"
import type { Fault, Problem } from "../../report/problem"
import { outsideContent } from "./outside-content"
import type { CheckedFile } from "../page"

type Tree = Pick<Content, "layout" | "codeFiles">

/** Reports code fences whose file or region cannot be shown, and files with invalid region comments. */
export function checkCodeFiles(content: Tree, files: readonly CheckedFile[]): Problem[] {
  return files.flatMap((file) => {
    if (file.document.dialect) return [] // Docusaurus has no option `file`
    return file.outline.fences.flatMap((fence) => fenceProblems(content, file, fence))
  })
}

function fenceProblems(content: Tree, { document }: CheckedFile, fence: CodeFence): Problem[] {
  if (!/\b(?:file|region)=/.test(fence.meta)) return []
  const { file: address, region } = parseCodeMeta(fence.meta)
  const position = { file: document.reportFile, line: fence.line, column: fence.column }
  const report = (fault: Fault): Problem[] => [{ rule: "broken-code-file", ...position, ...fault }]

  if (!address) return region === undefined && address === undefined ? [] : report(withoutFile)
  if (fence.language === "mermaid") return report(diagram)
  if (fence.value !== "" && !fence.source) return report(ownLines(address))
  const found = content.codeFiles.get(codeFileKey(document.file, address))
  if (!found || "absent" in found)
    return found?.absent === "outside"
      ? [outsideContent(address, position)]
      : report(missing(content, document.file, address))
  const { text, problems = [] } = found
  const isBinary = text.includes("\0") || (text === "" && problems.length > 0) // `readText` returns an empty text for binary files
  if (isBinary) return report(noText(address))
  const damage = problems.filter(
    ({ rule }) => rule !== "merge-conflict" || !mayShowConflict(`${fence.language} ${fence.meta}`),
  )
  if (damage.length > 0) return damage
  const faults = readRegions(text).faults.map((fault): Problem => ({
    rule: "broken-code-file",
    file: found.reportFile,
    column: 1,
    ...fault,
  }))
  // An unclosed region is reported at its start.
  if (region !== undefined && !excerptOf(text, region) && faults.length === 0)
    return report(withoutRegion(address, region, text))
  return fence.value === "" && faults.length === 0 ? report(empty(address, region)) : faults
}

const withoutFile: Fault = {
  message: "The code fence names no file to take its lines from.",
  fix: 'write file="…" with the path of the file from the folder of the page.',
}

const diagram: Fault = {
  message: "A diagram cannot come from a file.",
  fix: "write its lines into the fence, and remove `file`.",
}

function ownLines(address: string): Fault {
  return {
    message: `The code fence takes its lines from "${address}" and has lines of its own.`,
    fix: "remove these lines, or `file`.",
  }
}

function missing({ layout }: Tree, fromFile: string, address: string): Fault {
  const ending = path.posix.extname(address)
  const near = listContentFiles(layout)
    .files.filter((file) => path.posix.extname(file) === ending)
    .map((file) => path.posix.relative(path.posix.dirname(fromFile), file))
  return {
    message: `The code file "${address}" does not exist.`,
    fix: didYouMean(
      address,
      near,
      "put the file into the content tree, and write its path from the folder of the page.",
    ),
  }
}

function noText(address: string): Fault {
  return { message: `The code file "${address}" is not a text file.`, fix: "name a file with code." }
}

function withoutRegion(address: string, region: string, text: string): Fault {
  return { message: `"${address}" has no region "${region}".`, fix: fixOfRegion(region, text) }
}

function empty(address: string, region: string | undefined): Fault {
  const what = region === undefined ? `"${address}"` : `The region "${region}" of "${address}"`
  return { message: `${what} has no lines.`, fix: "write the code into the file." }
}
