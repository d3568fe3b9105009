import { useEffect, useState } from "react"
import type { Tool } from "../../shared/tools"
import { readExpression } from "./expression-reader"

/** The problem of an expression; the one of the previous text until the parser has answered. */
export function useExpressionProblem(expression: string, tool: Tool): string | undefined {
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (expression !== "") return readExpression({ expression, tool }, setProblem)
    setProblem(undefined)
    return undefined
  }, [expression, tool])
  return problem
}
