import { useEffect, useState } from "react"
import type { Heading } from "../../shared/navigation"

/**
 * Index of the heading whose section is being read; −1 above the first heading. The first heading below the top of the
 * reading area counts if it is in the area's upper half; otherwise the heading before it does.
 * @param tops positions of all headings relative to the top of the reading area, in pixels
 */
export function activeHeadingIndex(tops: readonly number[], areaHeight: number): number {
  const next = tops.findIndex((top) => top >= 0)
  if (next === -1) return tops.length - 1
  return (tops[next] ?? 0) < areaHeight / 2 ? next : next - 1
}

/** The id of the heading being read, or `undefined` above the first one. Pass a stable array. */
export function useActiveHeading(headings: readonly Heading[]): string | undefined {
  const [active, setActive] = useState<string>()

  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const shown = headings
        .flatMap(({ id }) => document.getElementById(id) ?? [])
        .filter((heading) => heading.getClientRects().length > 0) // not in a hidden tab or a filtered group
      const margin = shown[0] ? Number.parseFloat(getComputedStyle(shown[0]).scrollMarginTop) : 0
      // tolerate a pixel: after a jump, a heading may be a fraction of a pixel above its position
      const tops = shown.map((heading) => heading.getBoundingClientRect().top - margin + 1)
      setActive(shown[activeHeadingIndex(tops, window.innerHeight - margin)]?.id)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(measure)
    }
    schedule()
    window.addEventListener("scroll", schedule, { passive: true })
    window.addEventListener("resize", schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener("scroll", schedule)
      window.removeEventListener("resize", schedule)
    }
  }, [headings])

  return active
}
