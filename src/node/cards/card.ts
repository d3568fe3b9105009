import type { PlanPart } from "../../shared/plan"

/** What a card shows. */
export interface Card {
  title: string
  /** What the page is part of, above its title. */
  section?: string | undefined
  /** The page's path, as a drawing has its number. */
  address?: string
  /** Which part of the plan is marked; absent where no page of the site is about the plan. */
  plan?: PlanPart | "unmarked" | undefined
}
