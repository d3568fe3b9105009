import type { ReactNode } from "react"
import { iconSizes } from "../../shared/icon-sizes"
import { linkIconClass, linkIconId, type LinkIconName, linkIconSize } from "../../shared/link-icons"

interface IconProps {
  /** By default, medium. */
  size?: string
}

function Icon({ size = iconSizes.medium, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13 13 4 4" />
    </Icon>
  )
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M3 5.5h14M3 10h14M3 14.5h14" />
    </Icon>
  )
}

export function CloseIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  )
}

export function SunIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="3.5" />
      <path d="M10 1.75v2M10 16.25v2M1.75 10h2M16.25 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4" />
    </Icon>
  )
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />
    </Icon>
  )
}

/** Points down; turn it with CSS. */
export function ChevronIcon() {
  return (
    <Icon size={iconSizes.small}>
      <path d="m5.5 7.5 4.5 4.5 4.5-4.5" />
    </Icon>
  )
}

/** Points right; turn it with CSS. */
export function ArrowIcon() {
  return (
    <Icon size={iconSizes.small}>
      <path d="M3 10h13.5M11.5 5l5 5-5 5" />
    </Icon>
  )
}

export function HomeIcon() {
  return (
    <Icon size={iconSizes.small}>
      <path d="M2.5 9.5 10 3l7.5 6.5M4.75 8v9h10.5V8M8.25 17v-5h3.5v5" />
    </Icon>
  )
}

export function PencilIcon() {
  return (
    <Icon size={iconSizes.small}>
      <path d="m3 17 .9-3.8L13.6 3.5a1.4 1.4 0 0 1 2 0l.9.9a1.4 1.4 0 0 1 0 2L6.8 16.1 3 17ZM11.8 5.3l2.9 2.9" />
    </Icon>
  )
}

export function CopyIcon() {
  return (
    <Icon size={iconSizes.small}>
      <path d="M7 6.5h10v11H7zM13 6.5v-4H3v11h4" />
    </Icon>
  )
}

/** Marks links that leave the site. */
export function ExternalIcon() {
  return <LinkIcon name="external" />
}

/** Marks links for subscribers. */
export function LockIcon() {
  return <LinkIcon name="lock" />
}

/** An icon after a link, like those in texts from Markdown: the drawing is a symbol of the page, see `LinkIconSymbols`. */
function LinkIcon({ name }: { name: LinkIconName }) {
  return (
    <span className={linkIconClass}>
      <svg className={`${name}-icon`} width={linkIconSize} height={linkIconSize} aria-hidden="true">
        <use href={`#${linkIconId(name)}`} />
      </svg>
    </span>
  )
}

export function StarIcon() {
  return (
    <Icon size={iconSizes.small}>
      <path d="m10 2.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3L10 14.5l-4.6 2.6.9-5.3-3.8-3.7 5.2-.7Z" />
    </Icon>
  )
}
