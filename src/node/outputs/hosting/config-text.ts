/** Writes blocks in the form that nginx and Caddy share: a head, and lines between braces, which can be blocks. */
export function blocksWith(indent: string) {
  return (head: string, lines: readonly string[]): string => {
    const body = lines.flatMap((line) => line.split("\n")).map((line) => indent + line)
    return `${head} {\n${body.join("\n")}\n}`
  }
}

/** A text as one word of nginx's or Caddy's configuration. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`
}
