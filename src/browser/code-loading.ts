let loads = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1) {
  loads += by
  for (const listener of listeners) listener()
}

/** Shows the spinner while code that the reader waits for is being loaded. Returns the result of loading it. */
export async function showLoading<Code>(loading: Promise<Code>): Promise<Code> {
  change(1)
  try {
    return await loading
  } finally {
    change(-1)
  }
}

/** Whether code that the reader waits for is being loaded. */
export const codeLoading = {
  get: (): boolean => loads > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
