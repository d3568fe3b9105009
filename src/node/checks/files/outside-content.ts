import type { Problem } from "../../report/problem"

/** The message for an address of a file that the build must not read. */
export function outsideContent(url: string, position: Pick<Problem, "file" | "line" | "column">): Problem {
  return {
    rule: "outside-content",
    ...position,
    message: `"${url}" leads out of the content.`,
    fix: "put the file into the content tree or below static/.",
  }
}
