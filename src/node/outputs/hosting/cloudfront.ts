import { withoutTrailingSlash } from "../../../shared/paths"
import type { OutputFile } from "../output-file"
import { extension, pageValue, viewerRequest, viewerResponse } from "./cloudfront-functions"
import { terraform } from "./cloudfront-terraform"
import { type HostRules, splitRedirects, targetOf } from "./host-rules"

/**
 * Amazon S3 behind CloudFront: `main.tf` and the two functions that it uses. Functions do not run for errors of the origin,
 * so the headers of all responses are in a response headers policy.
 */
export function cloudFrontFiles(rules: HostRules): OutputFile[] {
  return [
    { path: "cloudfront/viewer-request.js", text: viewerRequest(rules) },
    { path: "cloudfront/viewer-response.js", text: viewerResponse(rules) },
    { path: "cloudfront/redirects.json", text: storeData(redirectPairs(rules)) },
    { path: "cloudfront/pages.json", text: storeData(pagePairs(rules)) },
    { path: "cloudfront/main.tf", text: terraform(rules) },
  ]
}

interface KeyValuePair {
  /** A path below the prefix without trailing slash, as requests have it. */
  key: string
  value: string
}

/** The import format of a key-value store. The lists grow with the site, and the code of a function is limited to 10 KB. */
function storeData(data: readonly KeyValuePair[]): string {
  return `${JSON.stringify({ data }, null, 2)}\n`
}

/** Redirects of single paths. */
function redirectPairs(rules: HostRules): KeyValuePair[] {
  return splitRedirects(rules).exact.map((redirect) => ({
    key: redirect.from,
    value: targetOf(redirect, rules.prefix),
  }))
}

/** Pages whose paths end like the names of files. */
function pagePairs({ pages }: HostRules): KeyValuePair[] {
  return pages
    .map(withoutTrailingSlash)
    .filter((path) => extension.test(path))
    .map((path) => ({ key: encodeURI(path), value: pageValue }))
}
