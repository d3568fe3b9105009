import styled from "@emotion/styled"
import { useState } from "react"
import { copyText } from "../../browser/copy-text"
import { useTool } from "../../hooks/use-tool"
import type { Draft } from "../../hcl/typed-value"
import { writeModuleBlock, writeUnit } from "../../hcl/write-call"
import { toolNames } from "../../shared/tools"
import { Button } from "../ui/button"
import type { BuilderReference } from "./load-reference"
import { writtenCall } from "./written-call"

interface YourCallProps {
  reference: BuilderReference
  repository: string
  chosen: ReadonlySet<string>
  drafts: Readonly<Record<string, Draft>>
}

/** The code of the call for the reader's tool. */
export function YourCall({ reference, repository, chosen, drafts }: YourCallProps) {
  const tool = useTool() ?? "terraform"
  const [status, setStatus] = useState("")
  const write = tool === "terragrunt" ? writeUnit : writeModuleBlock
  const code = write(writtenCall(reference, repository, chosen, drafts))
  return (
    <Call aria-label="Your call">
      <p>
        For {toolNames[tool]}, in <code>{tool === "terragrunt" ? "terragrunt.hcl" : "main.tf"}</code>. The
        switch in the bar changes the tool.
      </p>
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <Button type="button" onClick={() => void copyText(code).then(setStatus)}>
        Copy your call
      </Button>{" "}
      <span role="status">{status}</span>
    </Call>
  )
}

const Call = styled.section`
  min-width: 0;
  & > pre {
    margin-block: var(--space-2);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-rule);
    border-radius: var(--radius-md);
    background: var(--color-sunken);
    font-size: var(--text-sm);
    overflow-x: auto;
  }
`
