import { expect, test } from "vitest"
import { versionTableFiles } from "./version-tables"

test("a version table is written to a file, with links to the releases", () => {
  const [file, ...others] = versionTableFiles([
    {
      name: "terraform-13",
      caption: "Versions",
      columns: { minimum_version: "First" },
      rows: [
        { address: "https://github.com/a/vpc", minimum_version: "v0.10.0" },
        { address: "https://github.com/a/helm", minimum_version: null },
      ],
    },
  ])
  expect(others).toEqual([])
  expect(file?.path).toBe("api/version-compatibility/terraform-13.json")
  expect(JSON.parse(file?.text ?? "")).toEqual({
    name: "terraform-13",
    caption: "Versions",
    columns: { minimum_version: "First" },
    rows: [
      {
        address: "https://github.com/a/vpc",
        minimum_version: "v0.10.0",
        release: "https://github.com/a/vpc/releases/tag/v0.10.0",
      },
      { address: "https://github.com/a/helm", minimum_version: null, release: null },
    ],
  })
})
