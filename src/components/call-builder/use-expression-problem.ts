import { useEffect, useState } from "react"
import { readExpression } from "./expression-reader"

/** The problem of an expression; the one of the previous text until the parser has answered. */
export function useExpressionProblem(expression: string): string | undefined {
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (expression !== "") return readExpression(expression, setProblem)
    setProblem(undefined)
    return undefined
  }, [expression])
  return problem
}
