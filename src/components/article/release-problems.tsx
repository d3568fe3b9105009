import { counted } from "../../shared/counted"
import type { ReleaseProblem } from "../../shared/release-problem"
import { Link } from "../ui/link"

/** Maximum number of listed problems; the others are only counted. */
const named = 3

/** The problems of a release as links to their rows on the page of deployable releases, with a period at the end. */
export function ReleaseProblems({ problems }: { problems: readonly ReleaseProblem[] }) {
  const more = problems.length - named
  return (
    <>
      {problems.slice(0, named).map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && "; "}
          <Link to={`/reference/deployable#${id}`}>{title}</Link>
        </span>
      ))}
      {more > 0 && (
        <>
          {" "}
          and <Link to="/reference/deployable">{counted(more, "more reason")}</Link>
        </>
      )}
      .
    </>
  )
}
