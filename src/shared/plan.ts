/**
 * The plan of a production setup: the home page draws it with labels, other pages as a thumbnail with their own part
 * highlighted. Each view is 300 units wide.
 */

/** The parts of the plan that a page can be about: the values of `place` in front matter. */
export const planParts = [
  "accounts",
  "management",
  "security",
  "shared",
  "dev",
  "stage",
  "prod",
  "network",
  "public",
  "private-app",
  "private-persistence",
  "pipeline",
  "commit",
  "plan",
  "approve",
  "apply",
] as const

/** A part of the plan: a whole view (`accounts`, `network`, `pipeline`) or an item of one. */
export type PlanPart = (typeof planParts)[number]

/** Labels of the parts. */
export const planPartNames: Readonly<Record<PlanPart, string>> = {
  accounts: "Accounts",
  management: "Management account",
  security: "Security account",
  shared: "Shared account",
  dev: "Dev account",
  stage: "Stage account",
  prod: "Prod account",
  network: "Network",
  public: "Public subnets",
  "private-app": "Private app subnets",
  "private-persistence": "Private persistence subnets",
  pipeline: "Pipeline",
  commit: "Commit",
  plan: "Plan of a change",
  approve: "Approval",
  apply: "Apply",
}

/** Whether a string is the name of a part of the plan. */
export function isPlanPart(text: string | null | undefined): text is PlanPart {
  return planParts.some((part) => part === text)
}

/** A rectangle in a view. */
export interface PlanRect {
  x: number
  y: number
  width: number
  height: number
}

interface PlanBox extends PlanRect {
  part: PlanPart
  name: string
  note: string
}

/** View 1: the accounts of an organization. */
export const planAccounts = {
  number: 1,
  title: "Accounts",
  height: 212,
  boundary: { x: 0.5, y: 8.5, width: 299, height: 203 },
  /** SVG path of the lines between the boxes. */
  lines: "M150 68v88M138 108h24M54 144h192M54 144v12M246 144v12",
  boxes: [
    {
      part: "management",
      x: 84.5,
      y: 26.5,
      width: 131,
      height: 42,
      name: "management",
      note: "owns the others",
    },
    { part: "security", x: 12.5, y: 86.5, width: 125, height: 42, name: "security", note: "people sign in" },
    { part: "shared", x: 162.5, y: 86.5, width: 125, height: 42, name: "shared", note: "images and tools" },
    { part: "dev", x: 12.5, y: 156.5, width: 83, height: 42, name: "dev", note: "try" },
    { part: "stage", x: 108.5, y: 156.5, width: 83, height: 42, name: "stage", note: "rehearse" },
    { part: "prod", x: 204.5, y: 156.5, width: 83, height: 42, name: "prod", note: "serve" },
  ] satisfies PlanBox[],
} as const

/** View 2: the network inside an account; its rows are tiers, its columns Availability Zones. */
export const planNetwork = {
  number: 2,
  title: "Network of prod",
  height: 344,
  boundary: { x: 0.5, y: 30.5, width: 280, height: 284 },
  /** Left edge and size of the subnets of one row. */
  columns: [12.5, 101.5, 190.5],
  subnet: { width: 78, height: 52 },
  /** `y` is the top of the row's subnets. */
  tiers: [
    { part: "public", y: 68.5, name: "public", note: "load balancers" },
    { part: "private-app", y: 158.5, name: "private-app", note: "applications" },
    { part: "private-persistence", y: 248.5, name: "private-persistence", note: "data stores" },
  ] satisfies { part: PlanPart; y: number; name: string; note: string }[],
} as const

/** View 3: the path of a change. */
export const planPipeline = {
  number: 3,
  title: "Path of a change",
  height: 84,
  /** Side of the square in which a stage is drawn; `y` is its center. */
  size: 32,
  y: 28,
  /** `x` is the center of the stage. */
  stages: [
    { part: "commit", x: 38, name: "commit", note: "to a branch" },
    { part: "plan", x: 112.5, name: "plan", note: "dry run" },
    { part: "approve", x: 187.5, name: "approve", note: "by a person" },
    { part: "apply", x: 262, name: "apply", note: "to accounts" },
  ] satisfies { part: PlanPart; x: number; name: string; note: string }[],
} as const
