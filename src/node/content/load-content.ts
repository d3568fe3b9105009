import type { Content } from "./content"
import { ContentStore } from "./content-store"
import { contentLayout, type ContentLayout } from "./layout"
import { readTree } from "./read-tree"

/**
 * Reads a whole content tree from disk.
 * @param tree a layout, or the path of a content directory with the usual layout
 */
export async function loadContent(tree: string | ContentLayout): Promise<Content> {
  const store = new ContentStore(typeof tree === "string" ? contentLayout(tree) : tree)
  await store.apply(readTree(store.layout))
  return store.content
}
