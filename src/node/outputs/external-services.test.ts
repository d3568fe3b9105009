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
