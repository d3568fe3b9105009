import type { ReactNode } from "react"

export interface TabItemProps {
  /** Identifies the tab in storage and addresses. */
  value: string
  /** Text of the tab; default: the value. */
  label?: string
  /** Whether the tab is initially selected. */
  default?: boolean
  children?: ReactNode
}

/** One of the tabs of `Tabs`, which reads its props and renders its content. */
export function TabItem({ children }: TabItemProps) {
  return children
}

export default TabItem
