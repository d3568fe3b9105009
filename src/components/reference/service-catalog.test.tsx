import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { ServiceCatalog } from "./service-catalog"

vi.mock("gatsby", () => ({
  graphql: () => "",
  withPrefix: (path: string) => path,
  navigate: () => undefined,
}))

const service = (title: string) => ({
  slug: `/reference/services/security/${title}`,
  title,
  description: "",
  category: "security",
  tags: [],
  place: undefined,
})

test.each([
  [["bastion"], "1 service"],
  [["bastion", "vault"], "2 services"],
])("the number of %j is %s", (titles, count) => {
  const html = renderToStaticMarkup(<ServiceCatalog services={titles.map(service)} location={{}} />)
  expect(html).toMatch(new RegExp(`<p role="status"[^>]*>${count}</p>`))
})
