/** A formula between double dollar signs, without an empty line in it. */
const block = /(?<![\\\w$])\$\$(?!\$)(?:(?!\n[ \t]*\n)[^$])+\$\$/
/** A formula within a line. It has a command such as `\alpha` or an exponent, because dollar signs can also mean prices. */
const inline = /(?<![\\\w$])\$(?![\s$])(?=[^$\n]*(?:\\[a-zA-Z]|\^))[^$\n]*(?<![\s\\])\$(?![\w$])/

/** Whether a text has a formula within a line, which a plugin of the project draws in Docusaurus. */
export function hasInlineFormula(text: string): boolean {
  return inline.test(text)
}

const formula = new RegExp(`${block.source}|${inline.source}`, "g")

/** Makes braces and angle brackets in formulas text, which in MDX would start code and tags. */
export function escapeFormulas(text: string): string {
  return text.replace(formula, (written) => written.replace(/(?<!\\)[{}<]/g, "\\$&"))
}
