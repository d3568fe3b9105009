import path from "node:path"
import type { Node } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { loadConfig } from "../../config/load-config"
import { readableFolders, reachOf } from "../../content/files/sandbox"
import type { ContentLayout } from "../../content/layout"
import { relativePath } from "../../content/files/relative-path"

/** Whether a node is a file of the content tree, and not a symbolic link out of it. */
export function isContentFile(layout: ContentLayout, node: Node): node is FileSystemNode {
  if (node.internal.type !== "File") return false
  const { sourceInstanceName, absolutePath } = node as FileSystemNode
  return sourceInstanceName === "content" && reachOf(absolutePath, readableFolders(layout)) === "inside"
}

/** Path of a source file from the content directory, with forward slashes. */
export function contentPath(
  { root }: ContentLayout,
  { absolutePath }: Pick<FileSystemNode, "absolutePath">,
): string {
  return relativePath(root, absolutePath)
}

/** Absolute path of a content file, from its path from the content directory. */
export function absolutePathOf(file: string): string {
  return path.resolve(loadConfig().environment.CONTENT_DIR, file)
}
