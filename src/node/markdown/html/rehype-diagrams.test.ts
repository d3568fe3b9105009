import { expect, test } from "vitest"
import { render } from "../test-support"

const flow = "flowchart LR\nA[One] --> B[Two]"
const library = "classDiagram\nA <|-- B"

test("a diagram is drawn into a figure", async () => {
  const html = await render(`\`\`\`mermaid alt="One leads to two" title="Steps"\n${flow}\n\`\`\``)
  expect(html).toMatch(
    /^<figure class="diagram-figure"><doc-diagram><div class="diagram" role="img" aria-label="One leads to two"><svg viewBox="[-\d ]+" width="\d+" height="\d+">/,
  )
  expect(html).toMatch(/<\/svg><\/div><\/doc-diagram><figcaption>Steps<\/figcaption><\/figure>$/)
})

test("the settings of a diagram are not drawn, and their title is its caption", async () => {
  const settings = '---\ntitle: "From: one"\nconfig:\n  theme: forest\n---'
  const html = await render(`\`\`\`mermaid\n${settings}\nflowchart LR\n  A --> B\n\`\`\``)
  expect(html).toContain('<div class="diagram" role="img" aria-label="From: one"><svg ')
  expect(html).toMatch(/<figcaption>From: one<\/figcaption><\/figure>$/)
})

test("without alt and title, a diagram still has a name, and no caption", async () => {
  const html = await render(`\`\`\`mermaid\n${flow}\n\`\`\``)
  expect(html).toContain('role="img" aria-label="Diagram"')
  expect(html).not.toContain("figcaption")
})

test("a wide diagram also has a drawing for narrow columns", async () => {
  const nodes = Array.from({ length: 5 }, (_, index) => `N${index}["A rather long label ${index}"]`)
  const html = await render(`\`\`\`mermaid alt="Many"\nflowchart LR\n${nodes.join(" --> ")}\n\`\`\``)
  expect(html).toMatch(/<svg [^>]*class="landscape fits-\d">.*<svg [^>]*class="portrait fits-\d">/)
})

test("nodes with links are links like all others, in a group instead of an image", async () => {
  const html = await render(
    `\`\`\`mermaid alt="x"\n${flow}\nclick A "../page.md"\nclick B "https://example.com/"\n\`\`\``,
  )
  expect(html).toContain('role="group" aria-label="x"')
  expect(html).toContain('<a href="https://example.com/" target="_blank" rel="noopener noreferrer"><path')
  expect(html).not.toContain("external-icon")
})

test("drawings of the library can be scrolled, and have different ids", async () => {
  const html = await render(`\`\`\`mermaid\n${library}\n\`\`\`\n\n\`\`\`mermaid\n${library}\n\`\`\``)
  expect(html).toContain('data-wide="" tabindex="0"')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(2)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(["flowchart LR\nA to B", "pie"])("a diagram with faults stays code: %s", async (source) => {
  const html = await render(`\`\`\`mermaid alt="x"\n${source}\n\`\`\``)
  expect(html).toContain('<figure class="code-block theme-code-block" data-language="mermaid"')
})
