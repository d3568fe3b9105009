/** Preconnect links to the hosted search service, if it is used. */
export function searchPreconnect() {
  if (!SEARCH_SERVICE) return []
  const { appId, origin } = SEARCH_SERVICE
  const href = origin ?? `https://${appId}-dsn.algolia.net`
  return [<link key="search-service" rel="preconnect" href={href} crossOrigin="anonymous" />]
}
