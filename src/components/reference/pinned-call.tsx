import styled from "@emotion/styled"
import { toolNames, tools } from "../../shared/tools"
import { BuiltHtml } from "../ui/built-html"
import { findSample } from "./find-sample"

interface PinnedCallProps {
  /** The page's text, trusted HTML of the Markdown pipeline. */
  html: string
}

/** The page's sample call in the reader's tool, beside the inputs in wide windows. Renders nothing if there is none. */
export function PinnedCall({ html }: PinnedCallProps) {
  const calls = findSample(html)
  const [first] = calls
  if (!first) return null
  const unwritten = tools.filter((tool) => calls.every((call) => !call.tools.includes(tool)))
  return (
    <Call data-pinned-call="" role="group" aria-label="Sample call beside the inputs">
      <p>
        <a href="#sample-call">Sample call</a>
      </p>
      {calls.map((call) => (
        <div
          key={call.tools.join(" ")}
          data-for={(call === first ? [...call.tools, ...unwritten] : call.tools).join(" ")}
          className="for-tool"
          data-written={call === first || undefined}
        >
          <span>{call.tools.map((tool) => toolNames[tool]).join(" and ")}</span>
          <pre className="code-block">
            <BuiltHtml as="code" html={call.html} />
          </pre>
        </div>
      ))}
    </Call>
  )
}

const Call = styled.div`
  display: none;
  margin-block-start: var(--space-5);
  font-size: var(--text-sm);
  & > p {
    font-weight: 600;
  }
  & > p > a {
    color: inherit;
    text-decoration: none;
  }
  & > div > span {
    color: var(--color-text-muted);
  }
  & pre {
    margin-block-start: var(--space-2);
    padding-block: var(--space-3);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  /* A grid, like every code block: it ignores the line breaks between the lines */
  & pre > code {
    grid-template-columns: minmax(0, 1fr);
    width: auto;
  }
  & .code-line {
    --hang: 2ch;
  }
  @media (width >= 102em) {
    display: block;
  }
`
