import { wordsOfName } from "./name-words"

/** Names of tab groups; the name of any other group is derived from its id. */
const groupNames: Readonly<Record<string, string>> = { "iac-tool": "Infrastructure as code tool" }

/** Accessible name of a tab list. */
export function tabGroupName(group: string | undefined): string {
  if (!group) return "Options"
  return groupNames[group] ?? wordsOfName(group)
}
