/** File with the addresses of all pages, in the index's folder. Only loaded for queries that look like one. */
export const addressesName = "addresses.json"

/** Path of each page, in the order of the manifest's pages. */
export type AddressesFile = string[]
