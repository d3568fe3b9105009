import type { HostedService } from "../../shared/search/hosted-service"

/** Origins to which the browser sends search queries; empty for the embedded index. */
export function searchOrigins(service: HostedService | null): string[] {
  if (!service) return []
  return service.origin ? [service.origin] : ["https://*.algolia.net", "https://*.algolianet.com"]
}
