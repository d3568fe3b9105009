/**
 * Replaces Gatsby's Script component, which Gatsby loads on every page for Partytown. This site does not use it.
 */
export const collectedScriptsByPage = {
  get: () => [] as never[],
  set: () => undefined,
  delete: () => undefined,
}
export const Script = () => null
export const ScriptStrategy = {} as const
