/** The files whose results have arrived from another thread, which sends them in parts. */
export class Arrivals {
  private readonly files = new Set<string>()
  private isComplete = false
  private next!: Promise<void>
  private announce!: () => void

  constructor() {
    this.expectNext()
  }

  /** @param isLast whether no more files follow */
  add(files: readonly string[], isLast: boolean): void {
    for (const file of files) this.files.add(file)
    this.isComplete ||= isLast
    this.announce()
    this.expectNext()
  }

  /** Waits for the results of a file; for a file without results, until all results have arrived. */
  async of(file: string): Promise<void> {
    while (!this.isComplete && !this.files.has(file)) await this.next
  }

  private expectNext(): void {
    this.next = new Promise((resolve) => (this.announce = resolve))
  }
}
