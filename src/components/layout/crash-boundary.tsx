import { Component, type ReactNode } from "react"
import { focusMain } from "../../browser/focus"
import { CrashPage } from "./crash-page"

interface CrashBoundaryProps {
  children: ReactNode
  /** The path of the page; a change clears the error. */
  resetKey: string
}

interface CrashState {
  error: Error | null
  resetKey: string
}

/** Error boundary that shows the crash page instead of content that failed to render. Has no dependencies on its parents. */
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
    return <CrashPage error={error} onRetry={this.retry} />
  }

  retry = () => {
    focusMain() // React removes the button, also if the content fails again
    this.setState({ error: null })
  }
}
