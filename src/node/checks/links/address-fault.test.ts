import { expect, test } from "vitest"
import { addressFault } from "./address-fault"

test.each([
  ["mailto:name@example.com?subject=Hello", undefined],
  ["mailto:?subject=Read%20this", undefined],
  [
    "https://example.com/{{ name }}",
    '"https://example.com/{{ name }}" contains "{{", which no template replaces here.',
  ],
  [
    "https://example.com/${NAME}",
    '"https://example.com/${NAME}" contains "${", which no template replaces here.',
  ],
  ["/%7B%7Bname%7D%7D", '"/%7B%7Bname%7D%7D" contains "%7B%7B", which no template replaces here.'],
  ["mailto:name", '"mailto:name" is not an email address.'],
  ["https://docs/start", '"https://docs/start" names the host "docs", which has no ending such as ".com".'],
  ["http://[2001:db8::1]/start", undefined],
])("the address %s has the problem %j", (address, message) => {
  expect(addressFault(address)?.message).toBe(message)
})

test("an address of the author's machine is a problem, unless such addresses are allowed", () => {
  expect(addressFault("http://localhost:3000/a?b#c")).toEqual({
    message: `"http://localhost:3000/a?b#c" leads to the reader's own machine, "localhost".`,
    fix: "link to /a?b#c where a page of this site is meant, or write the address as code.",
  })
  expect(addressFault("http://localhost:3000/a", true)).toBeUndefined()
  expect(addressFault("http://user:secret@example.com", true)?.message).toContain("contains a password")
})
