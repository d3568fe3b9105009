import { firstSentence } from "../markdown/text/first-sentence"
import type { Module, ModuleInput, ModuleOutput } from "./parse-module"

/** An entry that has changed between the snapshots. */
export interface Change {
  name: string
  /** One phrase each: "type: `a` → `b`". */
  details: string[]
  /** Whether a valid call of the old module may be invalid for the new one. */
  breaking: boolean
}

interface Difference<T> {
  added: T[]
  removed: T[]
  changed: Change[]
}

/** The differences between two snapshots of a module. */
interface ModuleDiff {
  inputs: Difference<ModuleInput>
  outputs: Difference<ModuleOutput>
}

/** Compares two snapshots of a module. Changes of descriptions and of layout are ignored. */
export function diffModules(before: Module, after: Module): ModuleDiff {
  return {
    inputs: difference(before.inputs, after.inputs, inputChange),
    outputs: difference(before.outputs, after.outputs, outputChange),
  }
}

function difference<T extends { name: string }>(
  before: readonly T[],
  after: readonly T[],
  compare: (old: T, now: T) => Change,
): Difference<T> {
  const old = new Map(before.map((entry) => [entry.name, entry]))
  const now = new Map(after.map((entry) => [entry.name, entry]))
  return {
    added: after.filter(({ name }) => !old.has(name)),
    removed: before.filter(({ name }) => !now.has(name)),
    changed: after.flatMap((entry) => {
      const previous = old.get(entry.name)
      const change = previous && compare(previous, entry)
      return change && change.details.length > 0 ? [change] : []
    }),
  }
}

function inputChange(old: ModuleInput, now: ModuleInput): Change {
  const type = typeText(old) === typeText(now) ? [] : fact("type", old.typeExpression, now.typeExpression)
  const required = !old.required && now.required ? ["now required"] : []
  const optional = old.required && !now.required ? [`now optional, default ${code(now.default)}`] : []
  const fallback =
    old.required || now.required || defaultText(old) === defaultText(now)
      ? []
      : fact("default", old.default, now.default)
  const nullable = fact("nullable", String(old.nullable), String(now.nullable))
  return {
    name: now.name,
    details: [...type, ...required, ...optional, ...fallback, ...nullable, ...flags(old, now)],
    breaking: type.length > 0 || required.length > 0 || (old.nullable && !now.nullable),
  }
}

/** The type without its layout and comments. */
function typeText({ type }: ModuleInput): string {
  return JSON.stringify(type, (key, value: unknown) =>
    key === "description" || key === "line" ? undefined : value,
  )
}

/** The default's value without its layout, or its source if it is computed. */
function defaultText({ default: source, defaultValue }: ModuleInput): string | undefined {
  return defaultValue === undefined ? source : JSON.stringify(defaultValue)
}

function outputChange(old: ModuleOutput, now: ModuleOutput): Change {
  return { name: now.name, details: flags(old, now), breaking: !old.sensitive && now.sensitive }
}

function flags(old: ModuleInput | ModuleOutput, now: ModuleInput | ModuleOutput): string[] {
  return [
    ...fact("sensitive", String(old.sensitive), String(now.sensitive)),
    ...fact("ephemeral", String(old.ephemeral), String(now.ephemeral)),
    ...(old.deprecated === undefined && now.deprecated !== undefined
      ? [`deprecated: ${now.deprecated}`]
      : []),
  ]
}

function fact(label: string, old: string | undefined, now: string | undefined): string[] {
  return old === now ? [] : [`${label}: ${code(old)} → ${code(now)}`]
}

function code(source: string | undefined): string {
  const text = oneLine(source ?? "null")
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``
}

/** An expression on one line; line breaks become commas. */
function oneLine(source: string): string {
  return source
    .replace(/([({[,])\s*\n\s*/g, "$1 ")
    .replace(/\s*\n\s*(?=[)}\]])/g, " ")
    .replace(/\s*\n\s*/g, ", ")
    .replace(/\s+/g, " ")
}

const breakingMark = " (**breaking**)"

/** A difference as Markdown, for release notes; breaking changes are marked. */
export function diffMarkdown({ inputs, outputs }: ModuleDiff): string {
  const parts = [
    ...section("Inputs", inputs, ({ name, typeExpression, required, default: value, description }) => [
      `\`${name}\` (${code(typeExpression)}, ${required ? "required" : `default ${code(value)}`})${required ? breakingMark : ""}`,
      firstSentence(description),
    ]),
    ...section("Outputs", outputs, ({ name, description }) => [`\`${name}\``, firstSentence(description)]),
  ]
  return parts.length === 0 ? "No inputs or outputs changed.\n" : `${parts.join("\n\n")}\n`
}

function section<T extends { name: string }>(
  title: string,
  { added, removed, changed }: Difference<T>,
  describe: (entry: T) => string[],
): string[] {
  const list = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`### ${heading}\n\n${lines.map((line) => `- ${line}`).join("\n")}`]
  const parts = [
    ...list(
      "Added",
      added.map((entry) => describe(entry).filter(Boolean).join(": ")),
    ),
    ...list(
      "Removed",
      removed.map(({ name }) => `\`${name}\`${breakingMark}`),
    ),
    ...list(
      "Changed",
      changed.map(
        ({ name, details, breaking }) => `\`${name}\`: ${details.join("; ")}${breaking ? breakingMark : ""}`,
      ),
    ),
  ]
  return parts.length === 0 ? [] : [`## ${title}`, ...parts]
}
