/** The hosted service's settings, put in place by webpack; `null` when the embedded index answers. */
declare const SEARCH_SERVICE: {
  appId: string
  searchKey: string
  indexName: string
  /** Takes the place of the service's own hosts. */
  host: string | null
} | null
