import { counted } from "./counted"

/** Who can open the link of a tool that is not public. */
export const accessLabels = {
  subscribers: "Subscribers only",
  enterprise: "Enterprise subscribers only",
} as const

/** The command of a tool; `undefined` for a library, and if the tool has the same name. */
export function shownCommand(name: string, command: string | undefined): string | undefined {
  return command === name.toLowerCase() ? undefined : command
}

/**
 * The length of a course: "8 videos · 2 h 21 min".
 * @param minutes of all videos
 */
export function courseLength(videos: number, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const duration = [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ")
  return `${counted(videos, "video")} · ${duration}`
}
