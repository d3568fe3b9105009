import { isExternal } from "../../shared/paths"
import { findFile } from "../content/find-file"
import type { Content } from "../content/load-content"
import type { Problem } from "../report/problem"
import type { CheckedFile } from "./page"

/** Reports images whose file is missing, and images without a text alternative. */
export function checkImages({ layout }: Content, files: readonly CheckedFile[]): Problem[] {
  return files.flatMap(({ document, outline }) =>
    outline.images.flatMap(({ url, alt, line, column }): Problem[] => {
      const place = { file: document.reportFile, line, column }
      const problems: Problem[] = []
      if (!isExternal(url) && !findFile(layout, document.file, url))
        problems.push({
          rule: "broken-image",
          ...place,
          message: `The image "${url}" does not exist.`,
          fix: "put the file beside the page or below static/, and write its path as it is on disk.",
        })
      if (alt.trim() === "")
        problems.push({
          rule: "missing-alt",
          ...place,
          message: `The image "${url}" has no text alternative.`,
          fix: "say between the brackets what the image shows.",
        })
      return problems
    }),
  )
}
