import { statementsOf } from "./statement"

/** A participant or actor of a sequence diagram. */
interface Participant {
  id: string
  name: string
}

/** A statement of a sequence diagram. */
export type Step =
  | { kind: "message"; from: string; to: string; text: string; dotted: boolean; head: boolean }
  | { kind: "note"; over: string[]; text: string }
  | { kind: "open"; title: string }
  | { kind: "else"; title: string }
  | { kind: "close" }

/** A sequence diagram, with its participants in the order in which they are declared or first mentioned. */
export interface Sequence {
  participants: Participant[]
  steps: Step[]
}

/** The statements that `readSequence` understands; it leaves out all other lines. */
export const sequenceStatements = {
  participant: /^(?:participant|actor)\s+(\S+?)(?:\s+as\s+(.+))?$/,
  note: /^Note\s+(?:left of|right of|over)\s+([^:]+):\s*(.+)$/i,
  open: /^(loop|alt|opt|par|critical|break)(?=\s|$)\s*(.*)$/,
  otherwise: /^(else|and)(?=\s|$)\s*(.*)$/,
  end: /^end$/,
  message: /^(\S+?)\s*(--?)(>>?|[)x])\s*[+-]?([^\s>:]+?)\s*:\s*(.+)$/,
}

/** Parses a sequence diagram. It expects a source in which `diagramFaults` found nothing. */
export function readSequence(source: string): Sequence {
  const names = new Map<string, string>()
  const steps: Step[] = []
  const know = (id: string) => {
    if (!names.has(id)) names.set(id, id)
    return id
  }
  const { participant, note, open, otherwise, end, message } = sequenceStatements
  for (const { text: line } of statementsOf(source).slice(1)) {
    const declared = participant.exec(line)
    const noted = note.exec(line)
    const opened = open.exec(line)
    const other = otherwise.exec(line)
    const sent = message.exec(line)
    if (declared) names.set(declared[1] ?? "", textOf(declared[2] ?? declared[1] ?? ""))
    else if (noted) {
      const over = (noted[1] ?? "").split(",").map((id) => know(id.trim()))
      steps.push({ kind: "note", over, text: textOf(noted[2] ?? "") })
    } else if (opened) steps.push({ kind: "open", title: `${opened[1] ?? ""} ${opened[2] ?? ""}`.trim() })
    else if (other) steps.push({ kind: "else", title: `${other[1] ?? ""} ${other[2] ?? ""}`.trim() })
    else if (end.test(line)) steps.push({ kind: "close" })
    else if (sent) {
      const { 1: from = "", 2: stroke, 3: tip, 4: to = "", 5: text = "" } = sent
      steps.push({
        kind: "message",
        from: know(from),
        to: know(to),
        text: textOf(text),
        dotted: stroke === "--",
        head: tip !== ">",
      })
    }
  }
  return { participants: [...names].map(([id, name]) => ({ id, name })), steps }
}

function textOf(text: string): string {
  return text.replace(/<br\s*\/?>/gi, "\n").trim()
}
