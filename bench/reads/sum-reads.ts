/** How often the files of a tree were read, or parsed. */
export interface FileCounts {
  /** Sum over all files. */
  total: number
  /** Average over the files of the tree. */
  perFile: number
  /** Highest count of a single file. */
  most: number
}

/**
 * Sums what `count-reads.cjs` wrote.
 * @param log lines of an event and a path
 * @param files number of files in the tree
 */
export function sumReads(log: string, files: number): Record<"reads" | "parses", FileCounts> {
  const lines = log.split("\n").filter(Boolean)
  const countsOf = (event: string): FileCounts => {
    const counts = new Map<string, number>()
    for (const line of lines) if (line.startsWith(`${event} `)) counts.set(line, (counts.get(line) ?? 0) + 1)
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    return { total, perFile: Math.round((total / files) * 100) / 100, most: Math.max(0, ...counts.values()) }
  }
  return { reads: countsOf("read"), parses: countsOf("parse") }
}
