import { expect, test } from "vitest"
import { compare, medianRun, type SiteNumbers } from "./compare"

const peer: SiteNumbers = {
  cold: { seconds: 20, cpuSeconds: 30, peakMiB: 2048 },
  warm: { seconds: 10, cpuSeconds: 12, peakMiB: 1024 },
  oneEdit: { seconds: 12, cpuSeconds: 14, peakMiB: null },
  output: { files: 100, bytes: 2 ** 21 },
  preview: { firstPageCold: 14, firstPageWarm: 10, editMedian: 0.9, editSlowest: 2 },
}
const here: SiteNumbers = {
  ...peer,
  cold: { seconds: 15, cpuSeconds: 15, peakMiB: 1024 },
  warm: { seconds: 4, cpuSeconds: 6, peakMiB: null },
  preview: { ...peer.preview, editMedian: 1.8 },
}

test("a ratio below 1 means that this project needs less", () => {
  const wholeSite = { seconds: 26, cpuSeconds: 40, peakMiB: 1500 }
  expect(compare(here, peer, "Peer", wholeSite).table).toMatchInlineSnapshot(`
    "|  | here | Peer | ratio |
    | --- | --- | --- | --- |
    | build, cold | 15.0 s | 20.0 s | 0.75 |
    | build of the whole site, cold | 26.0 s | 20.0 s | 1.30 |
    | build, warm | 4.0 s | 10.0 s | 0.40 |
    | build, one page edited | 12.0 s | 12.0 s | 1.00 |
    | CPU time, cold | 15.0 s | 30.0 s | 0.50 |
    | CPU time, warm | 6.0 s | 12.0 s | 0.50 |
    | peak memory, cold | 1.00 GiB | 2.00 GiB | 0.50 |
    | peak memory, warm | not measured | 1.00 GiB |  |
    | output | 2.0 MiB | 2.0 MiB | 1.00 |
    | output, files | 100 | 100 | 1.00 |
    | preview, first page cold | 14.0 s | 14.0 s | 1.00 |
    | preview, first page warm | 10.0 s | 10.0 s | 1.00 |
    | preview, an edit is seen | 1.80 s | 0.90 s | 2.00 |"
  `)
})

test("the numbers are medians of several runs, of time and of memory separately", () => {
  expect(
    medianRun([
      { seconds: 3, cpuSeconds: 7, peakMiB: 30 },
      { seconds: 1, cpuSeconds: 8, peakMiB: 50 },
      { seconds: 2, cpuSeconds: 9, peakMiB: 40 },
    ]),
  ).toEqual({ seconds: 2, cpuSeconds: 8, peakMiB: 40 })
  const unmeasured = { seconds: 3, cpuSeconds: 3, peakMiB: null }
  expect(medianRun([unmeasured])).toEqual(unmeasured)
})
