/**
 * The tab to show first: the one in the address, else the stored one, else the one that the build selected. Values without
 * a tab are ignored.
 */
export function initialTab(
  values: readonly string[],
  candidates: { address: string | null; stored: string | null; built: string | undefined },
): string | undefined {
  const found = [candidates.address, candidates.stored, candidates.built].find(
    (value) => value !== null && value !== undefined && values.includes(value),
  )
  return found ?? values[0]
}

/** Index of the tab that a key moves the focus to; `undefined` for keys that do not move it. */
export function nextTab(key: string, index: number, count: number, rtl: boolean): number | undefined {
  const forward = rtl ? "ArrowLeft" : "ArrowRight"
  const back = rtl ? "ArrowRight" : "ArrowLeft"
  if (key === forward) return (index + 1) % count
  if (key === back) return (index + count - 1) % count
  if (key === "Home") return 0
  return key === "End" ? count - 1 : undefined
}
