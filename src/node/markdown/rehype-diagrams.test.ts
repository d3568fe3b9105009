import { expect, test } from "vitest"
import { render } from "./test-support"

const flow = "flowchart LR\nA[One] --> B[Two]"

test("a diagram is drawn into a figure", async () => {
  const html = await render(`\`\`\`mermaid alt="One leads to two" title="Steps"\n${flow}\n\`\`\``)
  expect(html).toMatch(
    /^<figure class="diagram-figure"><div class="diagram" tabindex="0" role="group" aria-label="Diagram: Steps"><svg viewBox="[-\d. ]+" width="\d+" height="\d+" font-family="var\(--font-text\)" role="img" aria-label="One leads to two">/,
  )
  expect(html).toMatch(/<\/svg><\/div><figcaption>Steps<\/figcaption><\/figure>$/)
})

test("without alt and title it is still named, and has no caption", async () => {
  const html = await render(`\`\`\`mermaid\n${flow}\n\`\`\``)
  expect(html).toContain('role="group" aria-label="Diagram"')
  expect(html).toContain('role="img" aria-label="Diagram"')
  expect(html).not.toContain("figcaption")
})

test("ids of two diagrams differ", async () => {
  const html = await render(`\`\`\`mermaid\n${flow}\n\`\`\`\n\n\`\`\`mermaid\n${flow}\n\`\`\``)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(2)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(["flowchart LR\nA-->B", "pie"])("a diagram with faults stays code: %s", async (source) => {
  const html = await render(`\`\`\`mermaid alt="x"\n${source}\n\`\`\``)
  expect(html).toContain('<figure class="code-block theme-code-block" data-language="mermaid"')
})

test("a diagram wider than the column says so", async () => {
  const nodes = Array.from({ length: 12 }, (_, index) => `N${index}["A rather long label ${index}"]`)
  const html = await render(`\`\`\`mermaid alt="Many"\nflowchart LR\n${nodes.join(" --> ")}\n\`\`\``)
  expect(html).toContain('<figure class="diagram-figure" data-wide="">')
})
