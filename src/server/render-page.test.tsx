import { lazy, Suspense, type ComponentType } from "react"
import { expect, test } from "vitest"
import { renderPage } from "./render-page"

/** A component whose code is loaded later. */
const loadLater = (code: Promise<ComponentType>) => lazy(async () => ({ default: await code }))

test("large content within Suspense whose code is loaded later is in its place, without scripts", async () => {
  const long = "x".repeat(100_000)
  const Long = loadLater(Promise.resolve(() => <p>{long}</p>))
  const html = await renderPage(
    <main>
      <Suspense>
        <Long />
      </Suspense>
      <footer />
    </main>,
  )
  expect(html).toBe(`<main><!--$--><p>${long}</p><!--/$--><footer></footer></main>`)
})

test("characters of several bytes are whole wherever React's buffer ends, without the buffer's empty bytes", async () => {
  const words = Array.from({ length: 3000 }, (_, index) => <i key={index}>é</i>)
  expect(await renderPage(<p>{words}</p>)).toBe(`<p>${"<i>é</i>".repeat(3000)}</p>`)
})

const Broken = () => {
  throw new Error("no such input")
}

const Endless = loadLater(new Promise(() => {}))

test.each([
  ["within Suspense", <Suspense key="" children={<Broken />} />],
  ["outside of it", <Broken key="" />],
  [
    "outside of it, while other code is loaded",
    <main key="">
      <Suspense children={<Endless />} />
      <Broken />
    </main>,
  ],
])("an error %s is thrown", async (_, page) => {
  await expect(renderPage(page)).rejects.toThrow("no such input")
})
