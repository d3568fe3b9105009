/** The YAML between two lines of hyphens above a Mermaid diagram. */
const settings = /^\s*---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?[ \t]*---[ \t]*(?=\r?\n|$)/

/** The source of a diagram without its settings, which are for Mermaid's own drawings. Its lines keep their numbers. */
export function withoutSettings(source: string): string {
  return source.replace(settings, (written) => written.replace(/[^\r\n]/g, ""))
}

/** The title in the settings of a diagram. */
export function settingsTitle(source: string): string | undefined {
  const [, written] =
    /^title:[ \t]+(["']?)(.+?)\1[ \t]*$/m.exec(settings.exec(source)?.[1] ?? "")?.slice(1) ?? []
  return written
}
