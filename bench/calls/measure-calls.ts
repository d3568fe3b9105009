import { readFileSync } from "node:fs"
import { globSync } from "tinyglobby"
import { checkText } from "../../src/hcl/check-text"
import { readTree } from "../../src/hcl/hcl-tree"
import { generalMessage } from "../../src/hcl/token-fault"
import { loadParser } from "../../src/node/reference/parse-hcl"
import { Random } from "../../tests/random"
import { mistakes } from "./break-code"

/** How the check of calls reports one kind of mistake. */
interface MistakeNumbers {
  count: number
  /** Share that is reported on the line that has to be changed. */
  onItsLine: number
  /** Share that only has the general message. */
  general: number
}

const seed = 7
const perMistake = 400
/** Lines of the samples that are long enough to go wrong, and short enough to be pasted. */
const lines = { least: 6, most: 60 }

/** Makes mistakes in the HCL samples of the content, and measures how many of them the check of calls finds where they are. */
export async function measureCalls(): Promise<Record<string, MistakeNumbers>> {
  const parser = await loadParser()
  const faultsOf = (code: string) => checkText(parser, code, new Map()).syntaxFaults
  const samples = hclSamples()
    .filter((code) => faultsOf(code).length === 0)
    .map((code) => readTree(parser, code))
  const random = new Random(seed)
  const numbers: Record<string, MistakeNumbers> = {}
  for (const [name, makeMistakes] of Object.entries(mistakes)) {
    const possible = samples.map(makeMistakes).filter((broken) => broken.length > 0)
    const broken = random.times(perMistake, () => random.pick(random.pick(possible)))
    const found = broken.map(({ text, line }) => ({ line, first: faultsOf(text)[0] }))
    const share = (count: number) => Math.round((100 * count) / found.length) / 100
    numbers[name] = {
      count: found.length,
      onItsLine: share(found.filter(({ line, first }) => first?.line === line).length),
      general: share(found.filter(({ first }) => first?.message === generalMessage).length),
    }
  }
  console.table(numbers)
  return numbers
}

function hclSamples(): string[] {
  const pages = globSync("content/**/*.md").toSorted()
  return pages
    .flatMap((page) => [...readFileSync(page, "utf8").matchAll(/^```hcl.*\n([^]*?)^```/gm)])
    .map(([, code = ""]) => code)
    .filter((code) => {
      const count = code.split("\n").length
      return count >= lines.least && count <= lines.most
    })
}
