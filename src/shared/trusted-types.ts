/** Name of the site's Trusted Types policy. The Content-Security-Policy allows no other. */
export const trustedTypesPolicy = "docs"
