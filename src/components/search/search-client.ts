import type { LiteClient } from "algoliasearch/lite"

/** What every search engine of this site looks like to the components: the client that react-instantsearch takes. */
export type SearchClient = Pick<LiteClient, "search">
