import { Component, type ReactNode } from "react"
import { CrashPage } from "./crash-page"

interface CrashBoundaryProps {
  children: ReactNode
  /** A new value clears the error: the path of the page. */
  resetKey?: string
}

interface CrashState {
  error: Error | null
  resetKey?: string
}

/** Shows the crash page in place of content that failed to render. Works without anything around it. */
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
    return <CrashPage error={error} onRetry={() => this.setState({ error: null })} />
  }
}
