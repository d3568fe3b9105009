/** How the browser reaches the hosted search service. */
export interface HostedService {
  appId: string
  /** Public: it may only search. */
  searchKey: string
  indexName: string
  /** Takes the place of the service's own hosts. */
  origin: string | null
}
