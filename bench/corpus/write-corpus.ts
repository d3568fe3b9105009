import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { CorpusFile } from "./create-corpus"

/** Writes a corpus below a folder. */
export function writeCorpus(folder: string, corpus: readonly CorpusFile[]): void {
  for (const file of corpus) {
    const target = path.join(folder, file.path)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, file.text)
  }
}
