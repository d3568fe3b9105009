import { afterEach, expect, test, vi } from "vitest"
import { trustBundles } from "./trusted-types"

afterEach(() => vi.unstubAllGlobals())

/** The function with which webpack checks the address of a script, once `trustBundles` was called. */
function checkOf(): (url: string) => string {
  const webpack: { tt?: () => { createScriptURL(url: string): string } } = {}
  vi.stubGlobal("__webpack_require__", webpack)
  vi.stubGlobal("window", { location: new URL("https://docs.example.com/guides/vpc") })
  trustBundles()
  return (url) => webpack.tt?.().createScriptURL(url) ?? "unchecked"
}

test.each(["/app.js", "https://docs.example.com/app.js"])("the script %s of the site is loaded", (url) => {
  expect(checkOf()(url)).toBe(url)
})

test.each(["https://example.com/app.js", "//example.com/app.js", "data:text/javascript,alert(1)"])(
  "the script %s is refused",
  (url) => {
    expect(() => checkOf()(url)).toThrow(`The site loads no scripts from elsewhere: ${url}`)
  },
)
