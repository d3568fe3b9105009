import { expect, test } from "vitest"
import { subscriberAudience } from "./subscriber-links"

const repositories = { organization: "acme", compliance: "cis-catalog", public: ["fetch"] }

test.each([
  ["https://github.com/acme/secret", "repository"],
  ["https://github.com/acme/secret/tree/main/modules", "repository"],
  ["https://github.com/acme/secret.git", "repository"],
  ["https://github.com/ACME/Secret", "repository"],
  ["https://github.com/acme/cis-catalog/releases", "compliance"],
  ["https://github.com/acme/fetch", undefined],
  ["https://github.com/acme/fetch#readme", undefined],
  ["https://github.com/acme/fetch?tab=readme", undefined],
  ["https://github.com/acme", undefined],
  ["https://github.com/acme/", undefined],
  ["https://github.com/acme/?q=x", undefined],
  ["https://github.com/other/secret", undefined],
  ["https://example.com/acme/secret", undefined],
  ["mailto:acme@github.com", undefined],
  ["/acme/secret", undefined],
])("%s is for %s", (address, audience) => {
  expect(subscriberAudience(address, repositories)).toBe(audience)
})

test("without private repositories nothing is marked", () => {
  expect(subscriberAudience("https://github.com/acme/secret", undefined)).toBeUndefined()
})
