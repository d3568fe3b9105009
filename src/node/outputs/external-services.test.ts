import { expect, test } from "vitest"
import { site } from "../../site.config"
import { takeEnvironment } from "../config/environment"
import { externalServices } from "./external-services"

test("the policy allows the services that the configuration names", () => {
  const hosts = { imageHosts: ["https://pictures.example"], frameHosts: ["https://films.example"] }
  const plain = { ...site, ...hosts, security: {} }
  const services = {
    search: [],
    analytics: false,
    images: ["https://pictures.example"],
    frames: ["https://films.example"],
  }
  expect(externalServices({ environment: takeEnvironment({}), site: plain })).toEqual(services)
  expect(
    externalServices({
      environment: takeEnvironment({ GA_MEASUREMENT_ID: "G-ABCDEF1234" }),
      site: { ...plain, security: { report: "https://reports.example/csp" } },
    }),
  ).toEqual({ ...services, analytics: true, report: "https://reports.example/csp" })
})

test.each([
  [{}, []],
  [
    { ALGOLIA_APP_ID: "APP", ALGOLIA_SEARCH_KEY: "key" },
    ["https://*.algolia.net", "https://*.algolianet.com"],
  ],
  [
    { ALGOLIA_APP_ID: "APP", ALGOLIA_SEARCH_KEY: "key", ALGOLIA_HOST: "localhost:8108" },
    ["http://localhost:8108"],
  ],
])("with %j, the browser can send queries to %j", (variables, origins) => {
  expect(externalServices({ environment: takeEnvironment(variables), site }).search).toEqual(origins)
})
