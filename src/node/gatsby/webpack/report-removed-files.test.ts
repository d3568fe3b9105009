import webpack, { type Compiler } from "webpack"
import { expect, it, vi } from "vitest"
import { ReportRemovedFiles } from "./report-removed-files"

type WatchFileSystem = NonNullable<Compiler["watchFileSystem"]>
type OnAggregated = Parameters<WatchFileSystem["watch"]>[5]

it("reports the first removed file, after webpack has got all changes", () => {
  let reportAll: OnAggregated | undefined
  const fileSystem: WatchFileSystem = {
    watch(files, folders, missing, startTime, options, onAggregated) {
      reportAll = onAggregated
      return {} as ReturnType<WatchFileSystem["watch"]>
    },
  }
  const { watchFileSystem } = webpack({
    plugins: [{ apply: (compiler) => (compiler.watchFileSystem = fileSystem) }, new ReportRemovedFiles()],
  })
  const calls: unknown[] = []
  const onAggregated = vi.fn(() => calls.push("aggregated"))
  watchFileSystem?.watch([], [], [], 0, {}, onAggregated, (file) => calls.push(file))

  reportAll?.(null, new Map(), new Map(), new Set(["/a.mdx"]), new Set())
  expect(calls).toEqual(["aggregated"])
  reportAll?.(null, new Map(), new Map(), new Set(["/a.mdx"]), new Set(["/b.mdx", "/c.mdx"]))
  expect(calls).toEqual(["aggregated", "aggregated", "/b.mdx"])
  expect(onAggregated).toHaveBeenLastCalledWith(
    null,
    new Map(),
    new Map(),
    new Set(["/a.mdx"]),
    new Set(["/b.mdx", "/c.mdx"]),
  )
})
