import { Suspense } from "react"
import { expect, test } from "vitest"
import { renderPage } from "./render-page"

test("large content within Suspense is in its place, without scripts", async () => {
  const long = "x".repeat(100_000)
  const html = await renderPage(
    <main>
      <Suspense>
        <p>{long}</p>
      </Suspense>
      <footer />
    </main>,
  )
  expect(html).toBe(`<main><!--$--><p>${long}</p><!--/$--><footer></footer></main>`)
})

const Broken = () => {
  throw new Error("no such input")
}

test.each([
  ["within Suspense", <Suspense key="" children={<Broken />} />],
  ["outside of it", <Broken key="" />],
])("an error %s is thrown", async (_, page) => {
  await expect(renderPage(page)).rejects.toThrow("no such input")
})
