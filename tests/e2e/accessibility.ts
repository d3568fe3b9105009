import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

interface Scope {
  /** Selector of the part to look at; the whole page when absent. */
  include?: string
  /** Rules to check; all of them when absent. */
  rules?: string[]
}

/** The accessibility faults that axe finds, with the elements they are in. */
export async function accessibilityFaults(page: Page, { include, rules }: Scope = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode() // the other mode opens a page of its own, for frames that no page has
  if (include) axe.include(include)
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)
}
