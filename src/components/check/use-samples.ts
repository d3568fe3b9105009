import { useEffect, useRef, useState } from "react"
import { loadSample } from "./load-sample"

/**
 * Fills the field of code with the sample that the page opens with, and with an example on request.
 * @param service `<category>/<service>` of the first sample; `null` for none
 * @param check checks the code of an example
 * @returns `code` refers to the field; `sampleProblem` is "" unless a sample could not be loaded
 */
export function useSamples(service: string | null, check: (text: string) => void) {
  const code = useRef<HTMLTextAreaElement>(null)
  const [sampleProblem, setSampleProblem] = useState("")

  useEffect(() => {
    setSampleProblem("")
    if (service === null) return
    let gone = false
    loadSample(service).then(
      (sample) => {
        // do not overwrite what the reader has typed meanwhile
        if (!gone && code.current?.value === "") code.current.value = sample
      },
      (error: unknown) => {
        if (gone) return
        const isUnknown = error instanceof Error && error.cause === 404
        const problem = isUnknown
          ? `There is no sample for “${service}”.`
          : `The sample for “${service}” could not be loaded.`
        setSampleProblem(`${problem} Paste your own code.`)
      },
    )
    return () => {
      gone = true
    }
  }, [service])

  async function tryExample(name: string) {
    const before = code.current?.value
    let sample
    try {
      sample = await loadSample(name)
    } catch {
      return setSampleProblem("The example could not be loaded. Paste your own code.")
    }
    if (!code.current || code.current.value !== before) return // the reader has left the page, or has typed meanwhile
    code.current.value = sample
    setSampleProblem("")
    check(sample)
  }

  return { code, sampleProblem, tryExample }
}
