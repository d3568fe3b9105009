import type { Root } from "mdast"
import type { Plugin } from "unified"
import { mdxFaults } from "../mdx/mdx-faults"
import { report } from "../report"

/** Reports forbidden content of MDX: HTML that is forbidden in Markdown, and names of the build. */
export const remarkCheckMdx: Plugin<[], Root> = () => (tree, file) => {
  for (const fault of mdxFaults(tree)) report(file, fault)
}

/** Fails the compilation of MDX with forbidden content, because a preview continues after the checks have reported it. */
export const remarkRefuseMdx: Plugin<[], Root> = () => (tree, file) => {
  const [fault] = mdxFaults(tree)
  if (fault) file.fail(`${fault.message} ${fault.fix}`, { place: fault, ruleId: fault.rule, source: "mdx" })
}
