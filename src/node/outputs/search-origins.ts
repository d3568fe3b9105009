import type { HostedService } from "../../shared/hosted-service"

/** Origins that the browser may send search queries to; none for the embedded index. */
export function searchOrigins(service: HostedService | null): string[] {
  if (!service) return []
  return service.origin ? [service.origin] : ["https://*.algolia.net", "https://*.algolianet.com"]
}
