/** The messages of an error and of its causes, outermost first. */
export function crashMessages(error: Error): string[] {
  const messages: string[] = []
  for (let cause: unknown = error; cause !== undefined && messages.length < 10;) {
    messages.push(cause instanceof Error ? cause.message : String(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return messages
}
