/**
 * Stands in for Gatsby's component for scripts from elsewhere, which this site has none of: Gatsby loads it on every page
 * for Partytown.
 */
export const collectedScriptsByPage = { get: () => [] as never[], set: () => undefined, delete: () => undefined }
export const Script = () => null
export const ScriptStrategy = {} as const
