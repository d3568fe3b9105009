import { expect, test } from "vitest"
import { versionTableFiles } from "./version-tables"

test("a version table is written to a file, with links to the releases; fields without a value are null", () => {
  const table = {
    name: "terraform-13",
    caption: "Versions",
    columns: { minimum_version: "First" },
    rows: [
      { repository: "vpc", address: "https://github.com/a/vpc", minimum_version: "v0.10.0" },
      { repository: "helm", address: "https://github.com/a/helm", replaced_by: "a chart" },
    ],
  }
  const [file, ...others] = versionTableFiles(new Map([[table.name, table]]))
  expect(others).toEqual([])
  expect(file?.path).toBe("api/version-compatibility/terraform-13.json")
  const none = { current_name: null, last_version: null, minimum_version: null, recommendations: null }
  expect(JSON.parse(file?.text ?? "")).toEqual({
    name: "terraform-13",
    caption: "Versions",
    columns: { ...none, minimum_version: "First" },
    rows: [
      {
        ...none,
        repository: "vpc",
        address: "https://github.com/a/vpc",
        minimum_version: "v0.10.0",
        replaced_by: null,
        release: "https://github.com/a/vpc/releases/tag/v0.10.0",
      },
      {
        ...none,
        repository: "helm",
        address: "https://github.com/a/helm",
        replaced_by: "a chart",
        release: null,
      },
    ],
  })
})
