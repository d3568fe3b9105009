import type { HostedService } from "../../shared/search/hosted-service"
import type { Config } from "../config/load-config"
import { hostedSearch } from "../search/hosted-search"
import type { ExternalServices } from "./headers"

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

/** Origins to which the browser sends search queries; empty for the embedded index. */
function searchOrigins(service: HostedService | null): string[] {
  if (!service) return []
  return service.origin ? [service.origin] : ["https://*.algolia.net", "https://*.algolianet.com"]
}
