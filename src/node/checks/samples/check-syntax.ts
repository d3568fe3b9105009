import { cachedResultAsync } from "../../cache/result-cache"
import { jsonFaults, yamlFaults } from "./check-data"
import { dockerfileFaults } from "./check-dockerfile"
import { goFaults } from "./check-go"
import { readHcl, type HclReport } from "./check-hcl"
import { scriptFaults } from "./check-script"
import type { Sample, SampleFault } from "./sample"

type Read = (code: string, fragment: boolean) => SampleFault[] | Promise<SampleFault[]>

/** A parser for complete files only: fragments are not checked. */
const whole =
  (read: (code: string) => SampleFault[] | Promise<SampleFault[]>): Read =>
  (code, fragment) =>
    fragment ? [] : read(code)

const script = (language: string) => whole((code) => scriptFaults(code, language))

/**
 * Parsers by language. HCL has `readHclSample`, which also returns module calls; bash parses shell scripts.
 */
const readers = new Map<string, Read>([
  ["json", whole(jsonFaults)],
  ["yaml", whole(yamlFaults)],
  ["go", whole(goFaults)],
  ["docker", dockerfileFaults],
  ...["javascript", "jsx", "typescript", "tsx"].map((language): [string, Read] => [
    language,
    script(language),
  ]),
])

/** The syntax errors of a sample; `undefined` if there is no parser for its language. */
export async function syntaxFaults({ fence, meta, language }: Sample): Promise<SampleFault[] | undefined> {
  const read = readers.get(language)
  if (!read) return undefined
  return cachedResultAsync("syntax", [language, fence.value, meta.fragment], async () =>
    read(fence.value, meta.fragment),
  )
}

/** The syntax errors and the module calls of a sample in HCL. */
export function readHclSample({ fence, meta }: Sample): Promise<HclReport> {
  return cachedResultAsync(
    "syntax",
    ["hcl", fence.value, meta.fragment],
    () => readHcl(fence.value, meta.fragment),
    ({ timedOut }) => !timedOut,
  )
}
