import { loadMermaid } from "./mermaid-library"

/**
 * Renders a Mermaid diagram as SVG with the library, which is loaded on the first call.
 * @throws the library's error if it cannot parse or lay out the diagram
 */
export function svgOf(source: string): string {
  return loadMermaid().renderMermaidSVG(source, { padding: 0, transparent: true })
}
