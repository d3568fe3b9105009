import { counted } from "../../shared/counted"
import { Link } from "../ui/link"

/** A problem because of which a release does not deploy. */
export interface StoppingTopic {
  /** Its anchor on the page of deployable releases. */
  id: string
  title: string
}

/** Maximum number of listed topics; the others are only counted. */
const named = 3

/** The problems of a release as links to their rows on the page of deployable releases, with a period at the end. */
export function StoppingTopics({ topics }: { topics: readonly StoppingTopic[] }) {
  const more = topics.length - named
  return (
    <>
      {topics.slice(0, named).map(({ id, title }, index) => (
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
