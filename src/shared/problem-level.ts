/** The level of a reported problem: an error makes a build fail. */
export type ProblemLevel = "error" | "warning"
