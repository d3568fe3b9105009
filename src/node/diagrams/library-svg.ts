import path from "node:path"
import { requireFromRoot } from "../markdown/require-from-root"

// The package only has an entry point for `import`, but Gatsby compiles imports to `require`, so it is loaded by its
// path.
const library = path.resolve("node_modules/beautiful-mermaid/dist/index.js")

/**
 * Renders a Mermaid diagram as SVG with the library, which is loaded on the first call.
 * @throws the library's error if it cannot parse or lay out the diagram
 */
export function svgOf(source: string): string {
  const { renderMermaidSVG } = requireFromRoot(library) as typeof import("beautiful-mermaid")
  return renderMermaidSVG(source, { padding: 0, transparent: true })
}
