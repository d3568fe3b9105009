import { afterEach, expect, test, vi } from "vitest"
import { linkAddress } from "./link-address"

afterEach(() => vi.unstubAllGlobals())

test.each([
  ["/guides/vpc?tab=a#subnets", "https://example.com/guides/vpc?tab=a#subnets"],
  ["#subnets", "https://example.com/intro#subnets"],
  [null, "https://example.com/intro"],
  ["https://<host>/guides", undefined],
  ["http://localhost:port/", undefined],
])("the address of %j is %s", (href, address) => {
  vi.stubGlobal("window", { location: { href: "https://example.com/intro" } })
  expect(linkAddress({ getAttribute: () => href } as unknown as Element)?.href).toBe(address) // the only method that is called
})
