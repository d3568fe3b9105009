import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { themeAttribute, type ColorMode } from "../../src/theme/color-mode"

/** The rules whose result depends on the colors of the page. */
export const colorRules = ["color-contrast", "link-in-text-block"]

interface Scope {
  /** Selector of the part to look at; the whole page when absent. */
  include?: string
  /** Rules to check; all of them when absent. */
  rules?: string[]
  /** Rules not to check. */
  without?: string[]
}

/** The accessibility faults that axe finds once transitions have ended, with the elements they are in. */
export async function accessibilityFaults(
  page: Page,
  { include, rules, without }: Scope = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode() // the other mode opens a page of its own, for frames that no page has
    .options({ resultTypes: ["violations"] }) // elements without faults are not described, which takes half of the time
  if (include) axe.include(include)
  if (rules) axe.withRules(rules)
  if (without) axe.disableRules(without)
  await page.evaluate(endOfTransitions)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)
}

/**
 * The accessibility faults of a page in the light mode, with those of its colors in the dark mode. Nothing else differs between
 * the modes.
 * @param include see `Scope`
 */
export async function faultsInBothModes(page: Page, include?: string): Promise<string[]> {
  const light = await accessibilityFaults(page, { include })
  await setColorMode(page, "dark")
  const dark = await accessibilityFaults(page, { include, rules: colorRules })
  await setColorMode(page, "light")
  return [...light, ...dark.map((fault) => `dark mode, ${fault}`)]
}

function setColorMode(page: Page, mode: ColorMode): Promise<void> {
  return page.evaluate(([name, value]) => document.documentElement.setAttribute(name, value), [
    themeAttribute,
    mode,
  ] as const)
}

/** Resolves when nothing fades in or moves any more: meanwhile, colors have less contrast than they are meant to have. */
async function endOfTransitions(): Promise<void> {
  const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  // the end of one can begin another: a color that is inherited changes with each frame of its parent's transition
  for (let transitions = running(); transitions.length > 0; transitions = running())
    await Promise.allSettled(transitions.map(({ finished }) => finished)) // rejected for one that is cancelled
}
