/** How the browser reaches the hosted search service. */
export interface HostedService {
  appId: string
  /** Public: it only permits searching. */
  searchKey: string
  indexName: string
  /** Overrides the service's own hosts. */
  origin: string | null
}
