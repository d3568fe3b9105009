import { expect, test } from "vitest"
import { formatHcl } from "./format-hcl"

test.each([
  'a = provider::aws::arn_parse("x")\n',
  'a = "${provider::aws::f("b::c")} ::d" # e::f\n',
  'a = ["::1", "::/0"] // ::\n',
  "a = [for b in c : d::e(b)]\n",
  "a = b ? c::d() : e::f(\n  g::h(),\n)\n",
  "a = { b = c::d(), ef = 1 }\n",
  "a = <<EOF\nb::c :: d\nEOF\n",
  "/* a::b\n :: */\n",
])("the colons of a provider function are kept together: %j", async (text) => {
  expect(await formatHcl(text)).toBe(text)
})

test("code that calls a provider function is formatted, too", async () => {
  expect(await formatHcl('a=provider::aws::f("b") # c\nlong = 1 # d\n')).toBe(
    'a    = provider::aws::f("b") # c\nlong = 1                     # d\n',
  )
})
