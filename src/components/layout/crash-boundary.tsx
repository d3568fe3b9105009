import { Component, type ReactNode } from "react"
import { focusMain, mainId } from "../../browser/focus"
import { CrashPage } from "./crash-page"

interface CrashBoundaryProps {
  children: ReactNode
  /** The path of the page; a change clears the error. */
  resetKey: string
  /** Whether the content includes the main landmark, which the crash page then has to replace. */
  hasMain?: boolean
}

interface CrashState {
  error: Error | null
  resetKey: string
}

/** Error boundary that shows the crash page instead of content that failed to render. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(thrown: unknown): Partial<CrashState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: CrashState): CrashState | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const page = <CrashPage error={error} onRetry={this.retry} />
    return this.props.hasMain ? <main id={mainId}>{page}</main> : page
  }

  retry = () => {
    focusMain() // React removes the button, also if the content fails again
    this.setState({ error: null })
  }
}
