/** The top-level section a path belongs to: the first one that it equals or lies below. */
export function sectionOf<T extends { path: string }>(path: string, sections: readonly T[]): T | undefined {
  return sections.find(
    (section) => path === section.path || path.startsWith(`${section.path.replace(/\/$/, "")}/`),
  )
}
