import { isShownFrame } from "../../markdown/html/embedded-frame"
import type { Problem } from "../../report/problem"
import type { CheckedFile } from "../page"

/**
 * Reports embedded pages that are shown as links, because the site does not declare their host, or because they have no title.
 * @param hosts origins, as `frameHosts` of the site configuration
 */
export function checkFrames(files: readonly CheckedFile[], hosts: readonly string[] = []): Problem[] {
  return files.flatMap(({ document, outline: { frames = [] } }) =>
    frames.flatMap((frame): Problem[] => {
      if (isShownFrame(frame, hosts)) return []
      const { origin } = new URL(frame.url)
      const isDeclared = hosts.includes(origin)
      return [
        {
          rule: "left-out",
          file: document.reportFile,
          line: frame.line,
          column: frame.column,
          message: isDeclared
            ? `The <iframe> of ${origin} has no title, and is replaced by a link to the embedded page.`
            : `The site does not declare ${origin}, so its <iframe> is replaced by a link to the embedded page.`,
          fix: isDeclared
            ? "say in its `title` what the page shows."
            : `name "${origin}" in \`frameHosts\` of the site configuration, or link to the page.`,
        },
      ]
    }),
  )
}
