import { compareReleases } from "../../shared/release-order"
import { reportFileOf, type ContentLayout } from "../content/layout"
import { readContentText } from "../content/files/read-content-text"
import type { Problem } from "../report/problem"
import { serviceFileOf, type ServiceFile } from "./module-files"
import type { NewestModule } from "./newest-module"
import { parseOutputs, parseVariables, type Module } from "./parse-module"

/** A `.tf` file that documents a service, with its text. */
export interface ServiceSource extends ServiceFile {
  /** Path for problem messages. */
  reportFile: string
  text: string
}

/** A parsed `.tf` file of a service: either its inputs or its outputs are empty. */
export interface ParsedServiceFile extends ServiceFile, Module {
  problems: Problem[]
}

/** The modules of a service. A module without files is absent. */
export interface ServiceModules {
  documented?: Module
  /** The newest of the releases that are newer than the documented one. */
  newest?: NewestModule
}

/**
 * Reads a `.tf` file of a service; `undefined` for any other file, and for one that does not exist.
 * @param file path from the content directory
 */
export function readServiceFile(
  layout: ContentLayout,
  file: string,
): { source: ServiceSource; problems: Problem[] } | undefined {
  const place = serviceFileOf(layout, file)
  const read = place && readContentText(layout, file)
  if (!read) return undefined
  const reportFile = reportFileOf(layout, file)
  return { source: { ...place, reportFile, text: read.text }, problems: read.problems }
}

/** Parses a `.tf` file of a service. */
export async function parseServiceFile({
  reportFile,
  text,
  ...place
}: ServiceSource): Promise<ParsedServiceFile> {
  const source = { file: reportFile, text }
  const read = place.holds === "inputs" ? await parseVariables(source) : await parseOutputs(source)
  return { ...place, inputs: [], outputs: [], ...read }
}

/** The modules that the files of one service contain. */
export function serviceModules(files: readonly ParsedServiceFile[]): ServiceModules {
  const release = files
    .flatMap((file) => file.release ?? [])
    .sort(compareReleases)
    .at(-1)
  const documented = moduleOf(files.filter((file) => file.release === undefined))
  const newest = moduleOf(files.filter((file) => file.release !== undefined && file.release === release))
  return {
    ...(documented ? { documented } : {}),
    ...(newest && release !== undefined ? { newest: { release, ...newest } } : {}),
  }
}

function moduleOf(files: readonly ParsedServiceFile[]): Module | undefined {
  if (files.length === 0) return undefined
  return {
    inputs: files.flatMap(({ inputs }) => inputs),
    outputs: files.flatMap(({ outputs }) => outputs),
  }
}
