import path from "node:path"
import type { LoaderContext, RuleSetUseItem } from "webpack"

/** Transforms a module's source. */
export type Transform = (source: string, context: LoaderContext<unknown>) => string | Promise<string>

const loader = path.resolve("src/node/gatsby/webpack/transform-loader.cjs")

/** A webpack loader that applies a function. */
export function transformWith(transform: Transform): RuleSetUseItem {
  return { loader, options: { transform } }
}
