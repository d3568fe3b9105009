import styled from "@emotion/styled"
import type { ModuleFault } from "../../hcl/call-fault"
import { isClean, summaryOf } from "../../hcl/check-summary"
import { brokenReleaseText } from "../../hcl/broken-releases"
import { referenceHeadings } from "../../shared/reference"
import { comparePositions } from "../../shared/source-position"
import { ReleaseProblems } from "../article/release-problems"
import { Link } from "../ui/link"
import { TextWithCode } from "../ui/text-with-code"
import type { LinkedReport } from "../check-worker/messages"

interface CheckResultProps {
  report: LinkedReport
  /** Shows a line of the code. */
  onLine: (line: number) => void
}

/** The result of a check: called releases that do not deploy, and one list item per problem. */
export function CheckResult({ report, onLine }: CheckResultProps) {
  const { pages, brokenReleases } = report
  const problems = problemsOf(report)
  return (
    <>
      <p data-clean={isClean(report) || undefined}>{summaryOf(report)}</p>
      {brokenReleases.map(({ release, problems }) => (
        <p key={release}>
          <strong>{brokenReleaseText(release)}</strong> <ReleaseProblems problems={problems} />
        </p>
      ))}
      {problems.length > 0 && (
        <Problems>
          {problems.map((problem, index) => (
            <ProblemItem
              key={index}
              problem={problem}
              page={problem.module === undefined ? undefined : pages[problem.module]}
              onLine={onLine}
            />
          ))}
        </Problems>
      )}
    </>
  )
}

/** A fault of a call, or of the syntax, which has no module. */
type Problem = Omit<ModuleFault, "module"> & Partial<Pick<ModuleFault, "module">>

/** All problems of a report, in the order of the code. */
function problemsOf({ syntaxFaults, faults }: LinkedReport): Problem[] {
  const ofSyntax = syntaxFaults.map((fault): Problem => ({ ...fault, rule: "hcl-syntax", inputs: [] }))
  return [...ofSyntax, ...faults].toSorted(comparePositions)
}

interface ProblemItemProps extends Pick<CheckResultProps, "onLine"> {
  problem: Problem
  /** The page of the called module. */
  page: string | undefined
}

function ProblemItem({ problem, page, onLine }: ProblemItemProps) {
  const { line, rule, message, fix, inputs } = problem
  return (
    <li>
      <span>
        <button type="button" title="Show in your code" onClick={() => onLine(line)}>
          Line {line}
        </button>{" "}
        <code>{rule}</code>
      </span>
      <p>
        <TextWithCode text={message} />
      </p>
      <p>
        Fix: <TextWithCode text={fix} />{" "}
        {page !== undefined && (
          <span className="links">
            {inputs.length === 0 && (
              <Link to={`${page}#${referenceHeadings.inputs.id}`}>All inputs of the module</Link>
            )}
            {inputs.map((name) => (
              <Link key={name} to={`${page}#${name}`}>
                <code>{name}</code>
              </Link>
            ))}
          </span>
        )}
      </p>
    </li>
  )
}

const Problems = styled.ol`
  display: grid;
  gap: var(--space-3);
  list-style: none;
  & > li {
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-rule);
    border-inline-start: 4px solid var(--color-danger);
    border-radius: var(--radius-md);
    overflow-wrap: anywhere;
  }
  & > li > span {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }
  & button {
    min-height: 24px;
    color: var(--color-accent);
    text-decoration: underline;
  }
  & .links {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
`
