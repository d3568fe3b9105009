import { setFlagsFromString } from "node:v8"

/**
 * Makes V8 optimize functions six times as late as by default: optimizing code that runs for seconds takes longer than it saves. Only in
 * Node.js 20, because later versions have no such flag: a faster compiler runs there before the optimizing one.
 */
export function optimizeLater() {
  if (process.version.startsWith("v20.")) setFlagsFromString("--interrupt-budget=400000")
}
