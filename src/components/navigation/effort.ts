import { counted } from "../../shared/counted"

/** Reading speed for technical text, including code and tables. */
const wordsPerMinute = 200

/** The effort of a guide: the writer's own estimate, or the reading time; with the number of steps. */
export function effortText({
  time,
  steps,
  words,
}: {
  time?: string | null
  steps: number
  words: number
}): string {
  const length = steps > 0 ? [counted(steps, "step")] : []
  return [...length, time ?? readingTime(words)].join(" · ")
}

function readingTime(words: number): string {
  const minutes = Math.max(1, Math.round(words / wordsPerMinute))
  if (minutes < 10) return `${minutes} min to read`
  if (minutes < 90) return `${Math.round(minutes / 5) * 5} min to read`
  const hours = Math.round(minutes / 30) / 2
  return `${Math.floor(hours)}${hours % 1 ? "½" : ""} h to read`
}
