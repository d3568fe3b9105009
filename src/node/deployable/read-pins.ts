import type { Pinned } from "../../shared/release-problem"
import { positionInFence } from "../markdown/code/position-in-fence"
import type { CodeFence } from "../markdown/types"

/** A module that a code block pins to a ref. */
export interface Pin extends Pinned {
  /** Path for problems of the file with the code. Absent if the code is in the page itself. */
  file?: string
  /** 1-based. */
  line: number
  column: number
}

const languages = new Set(["hcl", "tf", "terraform", "diff"])

/** A module's address with its ref. The organization can be a Terragrunt template. */
const source =
  /gruntwork-io\/(?<repository>[\w-]+?)(?:\.git)?(?:\/\/(?:modules\/)?(?<module>[^?"\s]*))?\?(?:[^"\s]*&)?ref=(?:refs\/tags\/)?(?<ref>[\w.-]+)/g

/** The modules that a page's samples pin. Removed lines of diffs are ignored. */
export function readPins(fences: readonly CodeFence[]): Pin[] {
  return fences
    .filter(({ language }) => languages.has(language))
    .flatMap((fence) => {
      const { language, meta, value } = fence
      const isDiff = language === "diff" || /(?:^|\s)diff(?:\s|$)/.test(meta)
      return value.split("\n").flatMap((text, index): Pin[] => {
        if (isDiff && text.startsWith("-")) return []
        return [...text.matchAll(source)].map(({ groups, index: at }) => ({
          repository: groups?.repository ?? "",
          module: (groups?.module ?? "").replace(/\/$/, ""),
          ref: groups?.ref ?? "",
          ...pinPosition(fence, index, at),
        }))
      })
    })
}

function pinPosition(fence: CodeFence, index: number, at: number): Pick<Pin, "file" | "line" | "column"> {
  const { file, ...position } = positionInFence("", fence, { line: index + 1, column: at + 1 })
  return file === "" ? position : { file, ...position }
}
