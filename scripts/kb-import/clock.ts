import { setTimeout } from "node:timers/promises"

/** The time, random numbers and waiting between requests. Tests use a fake clock, which does not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  sleep(milliseconds: number): Promise<void>
  /** A number from 0 up to 1. */
  random(): number
}

export const systemClock: Clock = {
  now: Date.now,
  sleep: (milliseconds) => setTimeout(milliseconds),
  random: Math.random,
}
