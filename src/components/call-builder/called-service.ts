import type { ReleaseProblem } from "../../shared/release-problem"

/** The service that the call builder is for. */
export interface CalledService {
  /** Path of the service's page. */
  slug: string
  /** Address of the catalog's repository. */
  repository: string
  /** Problems that prevent the documented release from deploying. */
  releaseProblems: readonly ReleaseProblem[]
}
