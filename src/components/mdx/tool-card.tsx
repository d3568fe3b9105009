import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { accessLabels, shownCommand } from "../../shared/card-facts"
import { CardLink } from "../ui/card"
import { LockIcon } from "../ui/icons"
import { ComponentText } from "./component-text"

interface ToolCardProps {
  name: string
  /** The command that runs it; omitted for a library, or if it equals the name. */
  command?: string
  href: string
  /** Who can open the link. */
  access: "public" | keyof typeof accessLabels
  children?: ReactNode
}

/** A tool of `ToolCards`. */
export function ToolCard({ name, command, href, access, children }: ToolCardProps) {
  const shown = shownCommand(name, command)
  return (
    <Tool className="card">
      <CardLink href={href}>
        <strong>{name}</strong>
      </CardLink>
      {shown !== undefined && <code>{shown}</code>}
      <ComponentText>{children}</ComponentText>
      {access !== "public" && (
        <Access>
          {accessLabels[access]}
          <LockIcon />
        </Access>
      )}
    </Tool>
  )
}

const Tool = styled.li`
  display: flex;
  flex-direction: column;
  align-items: start;
  & > code {
    margin-block-start: var(--space-1);
    color: var(--color-text);
  }
`

const Access = styled.span`
  margin-block-start: auto;
  padding-block-start: var(--space-3);
  font-size: var(--text-xs);
  font-weight: 600;
`
