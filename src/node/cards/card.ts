import type { PlanPart } from "../../shared/plan"

/** The content of a card. */
export interface Card {
  title: string
  /** The section of the page, shown above the title. */
  section?: string | undefined
  /** The page's path, shown in the title block. */
  address?: string
  /** The part of the plan that is marked; absent on sites without a plan. */
  plan?: PlanPart | "unmarked" | undefined
}
