/** Stands in for Partytown's snippet, which Gatsby puts into every page: no script of this site runs in a worker. */
export const partytownSnippet = (): string => ""
export const SCRIPT_TYPE = "text/partytown"
