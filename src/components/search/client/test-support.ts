import type { SearchHit } from "./search-hit"

/** A hit in the section "Section" of the page "Page". */
export const hit = (objectID: string, lvl0: string): SearchHit => ({
  objectID,
  url: "/x",
  anchor: "",
  type: "lvl2",
  hierarchy: { lvl0, lvl1: "Page", lvl2: "Section", lvl3: null, lvl4: null, lvl5: null, lvl6: null },
})
