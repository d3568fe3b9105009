import type { RuleSetRule } from "webpack"
import { transformWith } from "./transform-with"

/** Makes all modules that match a pattern depend on a file, so that they are recompiled when it changes. */
export function dependencyRule(test: RegExp, file: string): RuleSetRule {
  return {
    enforce: "pre",
    test,
    use: [
      transformWith((source, context) => {
        context.addDependency(file)
        return source
      }),
    ],
  }
}
