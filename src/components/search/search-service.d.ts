/** The hosted service, put in place by webpack; `null` when the embedded index answers. */
declare const SEARCH_SERVICE: import("../../shared/hosted-service").HostedService | null
