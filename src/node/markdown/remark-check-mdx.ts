import type { Root } from "mdast"
import type { Plugin } from "unified"
import { mdxFaults } from "./mdx-faults"
import { report } from "./report"

/** Reports what MDX may not use: HTML that Markdown may not use either, and names of the build. */
export const remarkCheckMdx: Plugin<[], Root> = () => (tree, file) => {
  for (const fault of mdxFaults(tree)) report(file, fault)
}

/** Stops the compilation of MDX at the first thing that it may not use: a preview goes on when the checks find it. */
export const remarkRefuseMdx: Plugin<[], Root> = () => (tree, file) => {
  const [fault] = mdxFaults(tree)
  if (fault) file.fail(`${fault.message} ${fault.fix}`, { place: fault, ruleId: fault.rule, source: "mdx" })
}
