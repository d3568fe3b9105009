import { wordsOfName } from "./name-words"

/** Names of the choices that groups of tabs stand for; other groups are named after their id. */
const groupNames: Readonly<Record<string, string>> = { "iac-tool": "Infrastructure as code tool" }

/** What a row of tabs is called for screen readers. */
export function tabGroupName(group: string | undefined): string {
  if (!group) return "Options"
  return groupNames[group] ?? wordsOfName(group)
}
