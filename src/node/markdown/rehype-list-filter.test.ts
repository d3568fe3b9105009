import { expect, test } from "vitest"
import { render } from "./test-support"

test("the place of a filter gets a field with its name and a place for the count", async () => {
  expect(await render('<div data-filter="Filter releases"></div>')).toBe(
    '<doc-filter><label>Filter releases<input type="search" autocomplete="off"></label><p role="status"></p></doc-filter>',
  )
})
