import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { ServiceFacts } from "./service-facts"

test("the release of the samples is not called the newest one", () => {
  const release = { repository: "https://github.com/org/catalog", module: "modules/box", version: "0.96.3" }
  const text = renderToStaticMarkup(
    <ServiceFacts
      slug="/reference/services/storage/box"
      release={release}
      lastChanged={null}
      newest="v2.11.1"
    />,
  ).replace(/<[^>]+>/g, " ")
  expect(text).toMatch(/Release the samples use +2\.11\.1/)
  expect(text).not.toMatch(/newest/i)
})
