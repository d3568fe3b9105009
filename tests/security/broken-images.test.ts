import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { ContentTree, page } from "./content-tree"

const png = readFileSync("tests/fixtures/sites/workbench/content/docs/plan.png")

test.each([
  ["text.png", Buffer.from("<html>not found</html>")],
  ["empty.jpg", Buffer.alloc(0)],
  ["cut.png", png.subarray(0, png.length / 2)],
  ["text.svg", Buffer.from("no drawing")],
  ["noise.webp", Buffer.from([0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4])],
])("%s is not an image, and an error of the page that shows it", async (name, bytes) => {
  const tree = new ContentTree({ "docs/index.md": page(`Text.\n\n![x](./${name})`) })
  writeFileSync(path.join(tree.root, "docs", name), bytes)
  expect(await tree.errors()).toEqual([
    expect.stringContaining(
      `docs/index.md:7 broken-image: The file of the image "./${name}" cannot be read as an image: `,
    ),
  ])
})

test("a complete picture is no problem", async () => {
  const tree = new ContentTree({ "docs/index.md": page("![x](./plan.png)") })
  writeFileSync(path.join(tree.root, "docs/plan.png"), png)
  expect(await tree.errors()).toEqual([])
})
