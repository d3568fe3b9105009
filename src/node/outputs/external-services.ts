import type { Config } from "../config/load-config"
import { hostedSearch } from "../search/hosted-search"
import type { ExternalServices } from "./headers"
import { searchOrigins } from "./search-origins"

/** The external services that pages use according to a configuration. */
export function externalServices({ environment, site }: Config): ExternalServices {
  return {
    search: searchOrigins(hostedSearch(environment)),
    analytics: environment.GA_MEASUREMENT_ID !== undefined,
    images: site.imageHosts ?? [],
    frames: site.frameHosts ?? [],
    ...(site.security?.report === undefined ? {} : { report: site.security.report }),
  }
}
