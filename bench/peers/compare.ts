import { markdownTable } from "../../src/node/markdown/portable/markdown-table"
import type { RunNumbers } from "../command"
import { percentile } from "../percentile"
import type { PreviewNumbers } from "../preview/time-preview"

/** The builds that are timed: without caches, with caches and no change, and with caches and one edited page. */
export const buildKinds = ["cold", "warm", "oneEdit"] as const

/** Measurements of one generator. Times and memory are medians of all runs. */
export interface SiteNumbers extends Record<(typeof buildKinds)[number], RunNumbers> {
  output: { files: number; bytes: number }
  preview: PreviewNumbers
}

/** Numbers of both generators. A ratio is this project's number divided by the peer's. */
interface Comparison {
  rows: { measure: string; here: string; peer: string; ratio: number | null }[]
  /** The rows as a Markdown table. */
  table: string
}

export function medianRun(runs: readonly RunNumbers[]): RunNumbers {
  const median = (values: readonly number[]) => percentile(values, 0.5)
  const peaks = runs.flatMap(({ peakMiB }) => peakMiB ?? [])
  return {
    seconds: median(runs.map(({ seconds }) => seconds)),
    cpuSeconds: median(runs.map(({ cpuSeconds }) => cpuSeconds)),
    peakMiB: peaks.length === 0 ? null : median(peaks),
  }
}

/**
 * Compares the numbers of this project with those of a peer.
 * @param wholeSite builds of this project's own site without caches, which are compared with the peer's of the corpus
 */
export function compare(
  here: SiteNumbers,
  peer: SiteNumbers,
  peerName: string,
  wholeSite: RunNumbers,
): Comparison {
  const row = (
    measure: string,
    numberOf: (numbers: SiteNumbers) => number | null,
    format: (value: number) => string,
    own = numberOf(here),
  ) => {
    const other = numberOf(peer)
    const text = (value: number | null) => (value === null ? "not measured" : format(value))
    const ratio = own === null || other === null ? null : Math.round((own / other) * 100) / 100
    return { measure, here: text(own), peer: text(other), ratio }
  }
  const seconds = (value: number) => `${value.toFixed(1)} s`
  const exact = (value: number) => `${value.toFixed(2)} s`
  const gibibytes = (value: number) => `${(value / 1024).toFixed(2)} GiB`
  const mebibytes = (value: number) => `${(value / 1024 ** 2).toFixed(1)} MiB`
  const rows = [
    row("build, cold", ({ cold }) => cold.seconds, seconds),
    row("build of the whole site, cold", ({ cold }) => cold.seconds, seconds, wholeSite.seconds),
    row("build, warm", ({ warm }) => warm.seconds, seconds),
    row("build, one page edited", ({ oneEdit }) => oneEdit.seconds, seconds),
    row("CPU time, cold", ({ cold }) => cold.cpuSeconds, seconds),
    row("CPU time, warm", ({ warm }) => warm.cpuSeconds, seconds),
    row("peak memory, cold", ({ cold }) => cold.peakMiB, gibibytes),
    row("peak memory, warm", ({ warm }) => warm.peakMiB, gibibytes),
    row("output", ({ output }) => output.bytes, mebibytes),
    row("output, files", ({ output }) => output.files, String),
    row("preview, first page cold", ({ preview }) => preview.firstPageCold, seconds),
    row("preview, first page warm", ({ preview }) => preview.firstPageWarm, seconds),
    row("preview, an edit is seen", ({ preview }) => preview.editMedian, exact),
  ]
  const lines = rows.map(({ measure, here, peer, ratio }) => [measure, here, peer, ratio?.toFixed(2) ?? ""])
  return {
    rows,
    table: markdownTable(["", "here", peerName, "ratio"], lines),
  }
}
