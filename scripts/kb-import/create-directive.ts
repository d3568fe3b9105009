import type { Nodes, RootContent } from "mdast"
import type { ContainerDirective } from "mdast-util-directive"

/**
 * Wraps blocks in a directive. If the blocks contain code with a line of colons, which would end the directive, a bold label
 * is put above the blocks instead.
 * @param label plain text on one line; default: the directive's usual title
 */
export function createDirective(
  name: string,
  label: string | undefined,
  blocks: RootContent[],
): RootContent[] {
  const text = { type: "text", value: label ?? name } as const
  if (blocks.some(holdsFence))
    return [{ type: "paragraph", children: [{ type: "strong", children: [text] }] }, ...blocks]
  const title: ContainerDirective["children"] =
    label === undefined ? [] : [{ type: "paragraph", data: { directiveLabel: true }, children: [text] }]
  const content = blocks as ContainerDirective["children"] // a directive can contain the same nodes as a quote
  return [{ type: "containerDirective", name, children: [...title, ...content] }]
}

function holdsFence(node: Nodes): boolean {
  if (node.type === "code") return /^\s*:{3}/m.test(node.value)
  return "children" in node && node.children.some(holdsFence)
}
