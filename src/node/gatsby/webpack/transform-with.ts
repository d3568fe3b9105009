import path from "node:path"
import type { LoaderContext, RuleSetUseItem } from "webpack"

/** Makes the text that webpack goes on with out of a module's source. */
export type Transform = (source: string, context: LoaderContext<unknown>) => string

const loader = path.resolve("src/node/gatsby/webpack/transform-loader.cjs")

/** A loader that applies a function. */
export function transformWith(transform: Transform): RuleSetUseItem {
  return { loader, options: { transform } }
}
