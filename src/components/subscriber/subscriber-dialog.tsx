import styled from "@emotion/styled"
import { useEffect, useId, useRef, useState } from "react"
import type { SubscriberAudience, SubscriberRepository } from "../../shared/subscriber-links"
import { Button } from "../ui/button"
import { Dialog } from "../ui/dialog"
import { saveSkipsWarning } from "./saved-warning"

/** A link to a private repository that the reader wants to follow. */
export interface SubscriberLink extends SubscriberRepository {
  href: string
}

export interface SubscriberDialogProps {
  /** The dialog is open while this is set. */
  link: SubscriberLink | undefined
  onClose: () => void
}

const wording: Record<SubscriberAudience, { title: string; readers: string }> = {
  repository: { title: "For Subscribers Only", readers: "subscribers" },
  compliance: { title: "For CIS Subscribers Only", readers: "CIS subscribers" },
}

/** The warning before a link to a private repository is followed. */
export function SubscriberDialog({ link, onClose }: SubscriberDialogProps) {
  const textId = useId()
  return (
    <Frame
      open={link !== undefined}
      onClose={onClose}
      label={wording[link?.audience ?? "repository"].title}
      describedBy={textId}
    >
      {link && <Warning link={link} textId={textId} onClose={onClose} />}
    </Frame>
  )
}

interface WarningProps {
  link: SubscriberLink
  /** Id for the text that describes the dialog. */
  textId: string
  onClose: () => void
}

/** Unless it is closed by Continue, the stored choice is removed again: on Cancel, Escape, a click outside, or navigation. */
function Warning({ link, textId, onClose }: WarningProps) {
  const [skips, setSkips] = useState(false)
  const proceeds = useRef(false)
  useEffect(
    () => () => {
      if (!proceeds.current) saveSkipsWarning(link.audience, false)
    },
    [link.audience],
  )
  const choose = (next: boolean) => {
    setSkips(next)
    saveSkipsWarning(link.audience, next)
  }
  const { title, readers } = wording[link.audience]
  // Close later: the browser follows the link after the click event, and only if the link is still in the page.
  const proceed = () => {
    proceeds.current = true
    window.setTimeout(onClose)
  }
  return (
    <Content>
      <h2>{title}</h2>
      <p id={textId}>
        This link leads to the private repository <code>{link.name}</code>. It is visible only to {readers};
        everyone else sees a 404.
      </p>
      <label>
        <input type="checkbox" checked={skips} onChange={({ target }) => choose(target.checked)} />
        Don&apos;t warn me again
      </label>
      <div>
        <Button type="button" onClick={onClose}>
          Cancel
        </Button>
        <Continue href={link.href} target="_blank" rel="noopener" onClick={proceed}>
          Continue to GitHub
        </Continue>
      </div>
    </Content>
  )
}

const Frame = styled(Dialog)`
  width: min(30rem, 100vw - 2 * var(--gutter));
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow);
`

const Content = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  & > h2 {
    font-size: var(--text-lg);
  }
  & > label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: var(--space-3);
  }
`

const Continue = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 40px;
  padding-inline: var(--space-4);
  border: 1px solid var(--color-accent);
  border-radius: var(--radius-md);
  color: var(--color-on-accent);
  background: var(--color-accent);
  forced-color-adjust: none;
  font-size: var(--text-sm);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`
