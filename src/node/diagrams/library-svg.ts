import path from "node:path"
import { requireFromRoot } from "../markdown/require-from-root"

// The package has an entry for `import` only, and Gatsby turns imports into `require`: it is loaded by its path.
const library = path.resolve("node_modules/beautiful-mermaid/dist/index.js")

/**
 * A Mermaid diagram as the library draws it. The library is loaded with the first one.
 * @throws what the library throws when it cannot read or lay out the diagram
 */
export function svgOf(source: string): string {
  const { renderMermaidSVG } = requireFromRoot(library) as typeof import("beautiful-mermaid")
  return renderMermaidSVG(source, { padding: 0, transparent: true })
}
