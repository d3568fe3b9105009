import { wordsOfName } from "./name-words"
import { toolGroup } from "./tools"

/** Accessible name of a tab list; derived from the id of its group, except that of the tools. */
export function tabGroupName(group: string | undefined): string {
  if (!group) return "Options"
  return group === toolGroup ? "Infrastructure as code tool" : wordsOfName(group)
}
