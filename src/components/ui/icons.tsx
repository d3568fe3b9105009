import type { ReactNode, SVGProps } from "react"
import { linkIcons } from "../../shared/link-icons"

interface IconProps extends SVGProps<SVGSVGElement> {
  children: ReactNode
}

function Icon({ children, ...props }: IconProps) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {children}
    </svg>
  )
}

type Props = SVGProps<SVGSVGElement>

export function SearchIcon(props: Props) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13 13 4 4" />
    </Icon>
  )
}

export function MenuIcon(props: Props) {
  return (
    <Icon {...props}>
      <path d="M3 5.5h14M3 10h14M3 14.5h14" />
    </Icon>
  )
}

export function CloseIcon(props: Props) {
  return (
    <Icon {...props}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  )
}

export function SunIcon(props: Props) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="3.5" />
      <path d="M10 1.75v2M10 16.25v2M1.75 10h2M16.25 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4" />
    </Icon>
  )
}

export function MoonIcon(props: Props) {
  return (
    <Icon {...props}>
      <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />
    </Icon>
  )
}

/** Points down; turn it with CSS. */
export function ChevronIcon(props: Props) {
  return (
    <Icon width="16" height="16" {...props}>
      <path d="m5.5 7.5 4.5 4.5 4.5-4.5" />
    </Icon>
  )
}

/** Points right; turn it with CSS. */
export function ArrowIcon(props: Props) {
  return (
    <Icon width="16" height="16" {...props}>
      <path d="M3 10h13.5M11.5 5l5 5-5 5" />
    </Icon>
  )
}

export function HomeIcon(props: Props) {
  return (
    <Icon width="16" height="16" {...props}>
      <path d="M2.5 9.5 10 3l7.5 6.5M4.75 8v9h10.5V8M8.25 17v-5h3.5v5" />
    </Icon>
  )
}

export function PencilIcon(props: Props) {
  return (
    <Icon width="16" height="16" {...props}>
      <path d="m3 17 .9-3.8L13.6 3.5a1.4 1.4 0 0 1 2 0l.9.9a1.4 1.4 0 0 1 0 2L6.8 16.1 3 17ZM11.8 5.3l2.9 2.9" />
    </Icon>
  )
}

export function CopyIcon(props: Props) {
  return (
    <Icon width="16" height="16" {...props}>
      <path d="M7 6.5h10v11H7zM13 6.5v-4H3v11h4" />
    </Icon>
  )
}

/** Shown at 13.5 px beside external links. */
export function ExternalIcon(props: Props) {
  return (
    <Icon className="external-icon" width="13.5" height="13.5" {...props}>
      <path strokeWidth="2" d="M12 3h5v5M17 3l-8 8M8 4H3.5v12.5H16V12" />
    </Icon>
  )
}

/** Shown at 13.5 px beside links for subscribers, as the Markdown pipeline does. */
export function LockIcon() {
  return (
    <svg className="lock-icon" width="13.5" height="13.5" aria-hidden="true">
      <use href={`#${linkIcons.lock.id}`} />
    </svg>
  )
}

export function StarIcon(props: Props) {
  return (
    <Icon width="16" height="16" {...props}>
      <path d="m10 2.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3L10 14.5l-4.6 2.6.9-5.3-3.8-3.7 5.2-.7Z" />
    </Icon>
  )
}
