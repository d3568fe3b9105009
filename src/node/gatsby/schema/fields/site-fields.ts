import { homeFacts } from "../home-facts"
import type { Fields } from "../field"

/** The computed fields of `Site`. */
export const siteFields: Fields<object> = {
  home: (_site, context) => homeFacts(context),
}
