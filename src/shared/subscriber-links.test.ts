import { expect, test } from "vitest"
import { subscriberRepository } from "./subscriber-links"

const repositories = { organization: "acme", compliance: "cis-catalog", public: ["fetch"] }

test.each([
  ["https://github.com/acme/secret", "repository"],
  ["https://github.com/acme/secret/tree/main/modules", "repository"],
  ["https://github.com/acme/secret.git", "repository"],
  ["https://github.com/ACME/Secret", "repository"],
  ["https://github.com/acme/secret#readme", "repository"],
  ["https://github.com/acme/secret?tab=readme", "repository"],
  ["https://www.github.com/acme/secret", "repository"],
  ["https://GitHub.com/acme/secret", "repository"],
  ["https://github.com/acme/cis-catalog/releases", "compliance"],
  ["https://github.com/acme/CIS-Catalog#readme", "compliance"],
  ["https://github.com/acme/fetch", undefined],
  ["https://github.com/acme/fetch#readme", undefined],
  ["https://github.com/acme/fetch?tab=readme", undefined],
  ["https://github.com/acme", undefined],
  ["https://github.com/acme/", undefined],
  ["https://github.com/acme/?q=x", undefined],
  ["https://github.com/other/secret", undefined],
  ["https://github.com/acme-inc/secret", undefined],
  ["https://github.com.evil/acme/secret", undefined],
  ["https://gist.github.com/acme/secret", undefined],
  ["https://github.com/orgs/acme/discussions", undefined],
  ["https://example.com/acme/secret", undefined],
  ["ssh://git@github.com/acme/secret.git", undefined],
  ["mailto:acme@github.com", undefined],
  ["/acme/secret", undefined],
])("the repository at %s is for %s", (address, audience) => {
  expect(subscriberRepository(address, repositories)?.audience).toBe(audience)
})

test.each([
  ["https://github.com/acme/Secret/tree/main?x#y", "Secret"],
  ["https://github.com/acme/secret.git", "secret"],
])("the repository of %s is found", (address, name) => {
  expect(subscriberRepository(address, repositories)?.name).toBe(name)
})

test("without private repositories, no link is marked", () => {
  expect(subscriberRepository("https://github.com/acme/secret", undefined)).toBeUndefined()
})
