/** The hosted service, defined by webpack; `null` if the site uses the embedded index. */
declare const SEARCH_SERVICE: import("../../shared/search/hosted-service").HostedService | null
