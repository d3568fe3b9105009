/** Replaces Partytown's snippet, which Gatsby adds to every page. This site runs no third-party scripts in a worker. */
export const partytownSnippet = (): string => ""
export const SCRIPT_TYPE = "text/partytown"
