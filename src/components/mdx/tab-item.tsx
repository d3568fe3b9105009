import type { ReactNode } from "react"

export interface TabItemProps {
  /** Names the choice in storage and addresses. */
  value: string
  /** Text of the tab; the value when absent. */
  label?: string
  /** Chosen first. */
  default?: boolean
  children?: ReactNode
}

/** One of the choices of `Tabs`, which reads its properties and renders its content. */
export function TabItem({ children }: TabItemProps) {
  return children
}

export default TabItem
