import styled from "@emotion/styled"
import { useId } from "react"
import { useCopy } from "../../hooks/use-copy"
import { useTool } from "../../hooks/use-tool"
import { brokenReleaseText } from "../../hcl/broken-releases"
import type { Draft } from "../../hcl/typed-value"
import { writeModuleBlock, writeUnit } from "../../hcl/write-call"
import { counted } from "../../shared/counted"
import type { ReleaseProblem } from "../../shared/release-problem"
import { toolNames } from "../../shared/tools"
import { ReleaseProblems } from "../article/release-problems"
import { CodeName } from "../ui/breakable-name"
import { PrimaryButton } from "../ui/button"
import type { BuilderReference } from "./load-reference"
import { emptyInputs, writtenCall } from "./written-call"

interface YourCallProps {
  reference: BuilderReference
  repository: string
  /** Problems that prevent the called release from deploying. */
  releaseProblems: readonly ReleaseProblem[]
  chosen: ReadonlySet<string>
  drafts: Readonly<Record<string, Draft>>
}

/** The code of the call for the reader's tool. */
export function YourCall({ reference, repository, releaseProblems, chosen, drafts }: YourCallProps) {
  const tool = useTool() ?? "terraform"
  const { copy, message } = useCopy()
  const id = useId()
  const write = tool === "terragrunt" ? writeUnit : writeModuleBlock
  const file = tool === "terragrunt" ? "terragrunt.hcl" : "main.tf"
  const code = write(writtenCall(reference, repository, chosen, drafts))
  const empty = emptyInputs(reference.inputs, drafts)
  return (
    <Call aria-label="Your call">
      <p>
        For {toolNames[tool]}, in <code>{file}</code>. To change the tool, use the switch in the header or, in
        small windows, in the menu.
      </p>
      {releaseProblems.length > 0 && (
        <p>
          <strong>{brokenReleaseText(`v${reference.catalog_version}`)}</strong>{" "}
          <ReleaseProblems problems={releaseProblems} />
        </p>
      )}
      <div className="code-block">
        <pre tabIndex={0} role="group" aria-label={`Code: ${file}`}>
          <code>{code}</code>
        </pre>
      </div>
      {empty.length > 0 && (
        <p id={id}>
          {counted(empty.length, "required input")} still without a value:{" "}
          {empty.map((name, index) => (
            <span key={name}>
              {index > 0 && ", "}
              <CodeName name={name} />
            </span>
          ))}
          .
        </p>
      )}
      <PrimaryButton
        type="button"
        aria-describedby={empty.length > 0 ? id : undefined}
        onClick={() => copy(code)}
      >
        Copy your call
      </PrimaryButton>{" "}
      <span>{message}</span>
    </Call>
  )
}

const Call = styled.section`
  min-width: 0;
  & > p + p {
    margin-block-start: var(--space-2);
  }
  & > .code-block {
    margin-block: var(--space-2) var(--space-3);
  }
  & > button {
    margin-block-start: var(--space-3);
  }
  & pre > code {
    padding-inline: var(--space-4);
  }
`
