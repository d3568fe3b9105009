import type { RuleSetRule } from "webpack"
import { transformWith } from "./transform-with"

/** Has the modules that a pattern matches compiled anew whenever a file changes that their compilation depends on. */
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
