import type { Fault } from "../report/problem"
import { clickStatement, clicksOf } from "./clicks"
import { withoutSettings } from "./diagram-settings"
import { nodesOnLine } from "./nodes-on-line"
import { sequenceStatements } from "./sequence"
import { spaceArrows } from "./space-arrows"
import { statementsOf } from "./statement"

/** A line of a diagram that would not be drawn as the author intended. */
interface DiagramFault extends Fault {
  /** 0-based line of the diagram's source. */
  line: number
}

const flowStatements = [
  /^subgraph\s+\S/,
  /^end$/,
  /^direction\s+(?:TD|TB|LR|BT|RL)$/i,
  /^(?:classDef|class|style|linkStyle)\s+\S+\s+\S/,
  clickStatement,
]
const stateStatements = [
  /^direction\s+(?:TD|TB|LR|BT|RL)$/i,
  /^linkStyle\s+\S+\s+\S/,
  /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
  /^\}$/,
  /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
  /^(?:\[\*\]|[\w\p{L}-]+)\s*-->\s*(?:\[\*\]|[\w\p{L}-]+)(?:\s*:\s*.+)?$/u,
  /^[\w\p{L}-]+\s*:\s*.+$/u,
]

/** The code that lays out a diagram: a layout of this site, or the drawing library. */
type DiagramLayout = "flow" | "sequence" | "library"

interface DiagramKind {
  header: RegExp
  layout: DiagramLayout
  example: string
  isStatement(line: string): boolean
  opens: RegExp
  closes: string
}

const matches = (patterns: readonly RegExp[]) => (line: string) =>
  patterns.some((pattern) => pattern.test(line))

const kinds: readonly DiagramKind[] = [
  {
    header: /^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/i,
    layout: "flow",
    example: "A[One] --> B[Two]",
    isStatement: (line) => matches(flowStatements)(line) || nodesOnLine(spaceArrows(line)) !== undefined,
    opens: /^subgraph\s/,
    closes: "end",
  },
  {
    header: /^stateDiagram(?:-v2)?$/i,
    layout: "flow",
    example: "Pending --> Running: start",
    isStatement: matches(stateStatements),
    opens: /^state\s.*\{$/,
    closes: "}",
  },
  {
    header: /^sequenceDiagram$/i,
    layout: "sequence",
    example: "A->>B: text",
    isStatement: matches(Object.values(sequenceStatements)),
    opens: sequenceStatements.open,
    closes: "end",
  },
  {
    header: /^(?:classDiagram|erDiagram|xychart(?:-beta)?\b.*)$/i,
    layout: "library",
    example: "",
    isStatement: () => true, // the library itself reports errors in these kinds
    opens: /(?!)/,
    closes: "",
  },
]

/** The layout of a diagram, by its first line; other lines can start with the same words, which are names of nodes there. */
export function layoutOf(source: string): DiagramLayout {
  return kindOf(statementsOf(source)[0]?.text ?? "")?.layout ?? "library"
}

/** Statements that draw nothing by themselves. */
const withoutDrawing = /^(?:direction|classDef|class|style|linkStyle|autonumber)\b/

function kindOf(header: string): DiagramKind | undefined {
  return kinds.find((kind) => kind.header.test(header))
}

/**
 * Finds the lines that the drawing library would silently ignore: statements that it does not support, and blocks that
 * are not closed. Also reports clicks on nodes that do not exist.
 */
export function diagramFaults(source: string): DiagramFault[] {
  const [header, ...statements] = statementsOf(withoutSettings(source))
  const kind = kindOf(header?.text ?? "")
  if (!header || !kind) {
    return [
      {
        line: header?.line ?? 0,
        message: header ? `"${header.text}" does not start a diagram.` : "The diagram is empty.",
        fix: `start with "flowchart LR", "flowchart TD", "sequenceDiagram" or "stateDiagram-v2".`,
      },
    ]
  }

  if (statements.every(({ text }) => withoutDrawing.test(text)))
    return [
      { line: header.line, message: "The diagram is empty.", fix: "write what it shows, or remove it." },
    ]

  const faults: DiagramFault[] = []
  const open: number[] = []
  for (const { line, text } of statements) {
    if (!kind.isStatement(text)) {
      faults.push({
        line,
        message: `The diagram's line "${text}" is not understood and would be left out.`,
        fix: `write one statement a line, such as "${kind.example}".`,
      })
    }
    if (kind.opens.test(text)) open.push(line)
    if (text === kind.closes && open.pop() === undefined) {
      faults.push({ line, message: `"${text}" closes nothing.`, fix: "remove the line." })
    }
  }
  for (const { node, line } of clicksOf(source)) {
    const isName = new RegExp(`(?<![\\w-])${node}(?![\\w-])`)
    if (statements.some(({ text }) => !/^(?:click|subgraph)\s/.test(text) && isName.test(text))) continue
    faults.push({
      line,
      message: `The diagram has no node "${node}" to click.`,
      fix: "name a node of the diagram.",
    })
  }
  for (const line of open) {
    faults.push({
      line,
      message: "The diagram's block is never closed.",
      fix: `add a line with "${kind.closes}".`,
    })
  }
  return faults
}
