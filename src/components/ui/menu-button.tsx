import styled from "@emotion/styled"
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useReducer,
  useRef,
} from "react"
import { isPlainClick } from "../../browser/plain-click"
import { ChevronIcon } from "./icons"
import { nextMenu } from "./menu-state"

interface MenuButtonProps {
  /** Content and accessible name of the button. */
  label: ReactNode
  /** List items with one link each. */
  children: ReactNode
}

/**
 * A disclosure button with a list of links. Opens on hover, click or arrow key; closes on Escape, on a click outside or on a
 * link, and when the focus leaves. While closed, the links are in the HTML, but not in the tab order. Without JavaScript, the
 * list is shown in place of the button.
 */
export function MenuButton({ label, children }: MenuButtonProps) {
  const [state, send] = useReducer(nextMenu, "closed")
  const open = state !== "closed"
  const id = useId()
  const root = useRef<HTMLDivElement>(null)

  // The listeners are added at once, not when the menu opens: the effects of a hover run later than a quick press or key.
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) send("close")
    }
    // a menu that was opened on hover has no focus: listen for Escape on the document
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") send("close")
    }
    document.addEventListener("pointerdown", onPress)
    document.addEventListener("keydown", onEscape)
    return () => {
      document.removeEventListener("pointerdown", onPress)
      document.removeEventListener("keydown", onEscape)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const button = root.current?.querySelector("button")
    const links = [...(root.current?.querySelectorAll("a") ?? [])]
    if (event.key === "Escape" && open) {
      event.preventDefault() // a dialog around the list stays open
      send("close")
      button?.focus()
      return
    }
    if (!isPlainClick(event)) return // a shortcut of the browser
    const index = links.findIndex((link) => link === event.target)
    const target = nextLink(event.key, index, links.length)
    if (target === undefined) return
    event.preventDefault()
    send("pin")
    // the list must be visible before it can get the focus
    requestAnimationFrame(() => links[target]?.focus())
  }

  return (
    <Root
      ref={root}
      onKeyDown={onKeyDown}
      onPointerEnter={(event: PointerEvent) => event.pointerType === "mouse" && send("enter")}
      onPointerLeave={() => send("leave")}
      onBlur={({ currentTarget: menu, relatedTarget: next }: FocusEvent) => {
        // In Safari, a press on a link focuses an element around the menu.
        if (next && !menu.contains(next) && !next.contains(menu)) send("close")
      }}
    >
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => send("press")}>
        {label}
        <ChevronIcon />
      </button>
      <ul id={id} hidden={!open} onClick={() => send("close")}>
        {children}
      </ul>
    </Root>
  )
}

/** Index of the link that a key moves the focus to from the link at `index` (−1: the button); `undefined` for other keys. */
function nextLink(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowDown") return (index + 1) % count
  if (key === "ArrowUp") return (index <= 0 ? count : index) - 1
  if (index === -1) return undefined
  return key === "Home" ? 0 : key === "End" ? count - 1 : undefined
}

const Root = styled.div`
  position: relative;
  & > button {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    height: 44px;
    border-radius: var(--radius-sm);
    color: var(--color-text-muted);
  }
  & > button:hover,
  & > button[aria-expanded="true"] {
    color: var(--color-text);
  }
  & > button > svg {
    transition: transform var(--motion);
  }
  & > button[aria-expanded="true"] > svg {
    transform: rotate(180deg);
  }
  & > ul {
    list-style: none;
  }
  html[data-js] & > ul {
    position: absolute;
    inset-block-start: calc(100% - 4px);
    inset-inline-end: 0;
    z-index: var(--layer-menu);
    min-width: 12rem;
    padding-block: var(--space-2);
    border: 1px solid var(--color-rule);
    border-radius: var(--radius-md);
    background: var(--color-surface);
    box-shadow: var(--shadow);
  }
  & > ul a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: var(--space-4);
    color: var(--color-text);
    text-decoration: none;
    white-space: nowrap;
  }
  & > ul a:hover {
    color: var(--color-accent);
  }
  & > ul a[aria-current] {
    font-weight: 600;
  }
  & > ul a:focus-visible {
    outline-offset: -2px;
  }
  html:not([data-js]) & > button {
    display: none;
  }
  html:not([data-js]) & > ul {
    display: flex !important; /* although it has the attribute hidden */
    flex-wrap: wrap;
  }
`
