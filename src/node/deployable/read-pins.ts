import type { CodeFence } from "../markdown/types"

/** A module that a code block pins to a ref. */
export interface Pin {
  repository: string
  /** Path of the module below `modules/`; empty for a repository as a whole. */
  module: string
  ref: string
  /** 1-based, in the page's file. */
  line: number
  column: number
}

const languages = new Set(["hcl", "tf", "terraform", "diff"])

/** A module's address with its ref. A template of Terragrunt's may stand in place of the organization. */
const source =
  /gruntwork-io\/(?<repository>[\w-]+?)(?:\.git)?(?:\/\/(?:modules\/)?(?<module>[^?"\s]*))?\?ref=(?<ref>[\w.-]+)/g

/** The modules that a page's samples pin. Lines that a diff takes away are no part of the sample. */
export function readPins(fences: readonly CodeFence[]): Pin[] {
  return fences
    .filter(({ language }) => languages.has(language))
    .flatMap(({ language, meta, value, valueLine, column }) => {
      const isDiff = language === "diff" || /(?:^|\s)diff(?:\s|$)/.test(meta)
      return value.split("\n").flatMap((text, index): Pin[] => {
        if (isDiff && text.startsWith("-")) return []
        return [...text.matchAll(source)].map(({ groups, index: at }) => ({
          repository: groups?.repository ?? "",
          module: (groups?.module ?? "").replace(/\/$/, ""),
          ref: groups?.ref ?? "",
          line: valueLine + index,
          column: column + at,
        }))
      })
    })
}
