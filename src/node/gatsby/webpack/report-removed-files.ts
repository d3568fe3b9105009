import type { Compiler, WebpackPluginInstance } from "webpack"

type WatchFileSystem = NonNullable<Compiler["watchFileSystem"]>

/**
 * Makes webpack's `invalid` hook report removed files. Webpack calls the hook for changed files only, and does not report
 * any change after that until it compiles again. In a preview, compilation is suspended until this hook notifies Gatsby
 * of a change. Without this plugin, one removed file (also one that an editor replaces while saving) would stop the
 * preview from following files.
 */
export class ReportRemovedFiles implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEnvironment.tap("ReportRemovedFiles", () => {
      if (compiler.watchFileSystem) compiler.watchFileSystem = reportingRemovals(compiler.watchFileSystem)
    })
  }
}

function reportingRemovals(fileSystem: WatchFileSystem): WatchFileSystem {
  return {
    watch: (files, folders, missing, startTime, options, onAggregated, onChange) =>
      fileSystem.watch(
        files,
        folders,
        missing,
        startTime,
        options,
        (error, fileTimes, folderTimes, changed, removed) => {
          onAggregated(error, fileTimes, folderTimes, changed, removed)
          const [file] = removed ?? []
          if (file !== undefined) onChange(file, Date.now())
        },
        onChange,
      ),
  }
}
