/** Addresses that the browser may connect to before the first query: the hosted service's, when it is used. */
export function searchPreconnect() {
  if (!SEARCH_SERVICE) return []
  const { appId, host } = SEARCH_SERVICE
  const origin =
    host === null ? `https://${appId}-dsn.algolia.net` : /^https?:/.test(host) ? host : `https://${host}`
  return [<link key="search-service" rel="preconnect" href={origin} crossOrigin="anonymous" />]
}
