import { readyValue, scriptAttribute } from "../theme/attributes"

/** Whether the document's page has been hydrated. Until then, and on the server, a render must not depend on the address. */
export function isHydrated(): boolean {
  return (
    typeof document !== "undefined" && document.documentElement.getAttribute(scriptAttribute) === readyValue
  )
}
