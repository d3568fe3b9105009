import { expect, test } from "vitest"
import { issueUrl } from "./issue-url"

const page = { title: "VPC & subnets", address: "https://docs.example.com/vpc" }

test("an issue contains the page's title and address", () => {
  const url = new URL(issueUrl("https://github.com/acme/docs/edit/main/content", page) ?? "")
  expect(url.origin + url.pathname).toBe("https://github.com/acme/docs/issues/new")
  expect(url.searchParams.get("title")).toBe("Feedback: VPC & subnets")
  expect(url.searchParams.get("body")).toContain("Page: https://docs.example.com/vpc\n")
})

test.each([
  undefined,
  "https://gitlab.com/acme/docs/-/edit/main",
  "https://edit.example.com/https://github.com/acme/docs",
])("no issue for a source at %s", (editBase) => {
  expect(issueUrl(editBase, page)).toBeUndefined()
})
