/**
 * The reason for an error of `fetch`, without a full stop. The error's own message is often only "fetch failed".
 */
export function fetchFailure({ message, cause }: Error & { cause?: unknown }): string {
  const reason = cause instanceof Error ? cause.message || String(cause) : message
  return reason.replace(/\.$/, "")
}
