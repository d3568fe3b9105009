import { createHash } from "node:crypto"
import path from "node:path"
import { parse } from "@babel/parser"
import type { Expression, Statement, TaggedTemplateExpression, VariableDeclaration } from "@babel/types"
import MagicString from "magic-string"
import { compile, type Element, serialize, stringify } from "stylis"

/** The package with which components define their styles. */
export const styledPackage = "@emotion/styled"

/** The compiled styles of one component. */
interface StyledRule {
  /** Name of the component's variable. */
  name: string
  className: string
  css: string
  /** Name in this file of the component that `styled(…)` extends; missing for an element. */
  base?: string
}

/** A module's code without its styles, and the styles. */
export interface ExtractedStyles {
  /** The source with each styled component replaced by a `styledElement` call. Line numbers are unchanged. */
  code: string
  rules: StyledRule[]
  /** Module specifiers of the file's imports, by local name. */
  imports: ReadonlyMap<string, string>
}

/**
 * Extracts the styles of a module: each ``styled.nav`…` `` at module scope becomes an element with a class.
 * @param file path relative to the project root; class names are derived from the file's name, so that they do not depend on its
 * folder
 * @param runtime absolute path of the module that exports `styledElement`
 * @throws an error with file and line for styles that are not static, because they are not known at build time
 */
export function extractStyles(source: string, file: string, runtime: string): ExtractedStyles {
  const { program } = parse(source, { sourceType: "module", plugins: ["typescript", "jsx"] })
  const code = new MagicString(source)
  const rules: StyledRule[] = []
  const imports = new Map<string, string>()

  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") {
      for (const { local } of statement.specifiers) imports.set(local.name, statement.source.value)
      if (statement.source.value === styledPackage)
        code.overwrite(
          statement.start ?? 0,
          statement.end ?? 0,
          `import { styledElement } from ${JSON.stringify(runtime)}`,
        )
      continue
    }
    for (const { id, init } of declarationOf(statement)?.declarations ?? []) {
      if (id.type !== "Identifier" || init?.type !== "TaggedTemplateExpression") continue
      const styled = styledOf(init.tag)
      if (!styled) continue
      const rule = { name: id.name, ...ruleOf(init, id.name, file), ...styled.base }
      rules.push(rule)
      const lines = "\n".repeat(source.slice(init.start ?? 0, init.end ?? 0).split("\n").length - 1)
      code.overwrite(
        init.start ?? 0,
        init.end ?? 0,
        `styledElement(${styled.tag}, ${JSON.stringify(rule.className)}${lines})`,
      )
    }
  }
  const text = code.toString()
  const left = /\bstyled[.(]/.exec(text)
  if (left && imports.get("styled") === styledPackage)
    throw new Error(
      `${file}:${text.slice(0, left.index).split("\n").length}: styles must be in a constant at the top level of the module, without a type argument.`,
    )
  return { code: text, rules, imports }
}

function declarationOf(statement: Statement): VariableDeclaration | undefined {
  const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
  return declared?.type === "VariableDeclaration" ? declared : undefined
}

/**
 * Parses the tag of a template, `styled.nav` or `styled(Component)`; `tag` is the source of `styledElement`'s first
 * argument.
 */
function styledOf(tag: Expression): { tag: string; base?: { base: string } } | undefined {
  if (tag.type === "MemberExpression" && isStyled(tag.object) && tag.property.type === "Identifier")
    return { tag: JSON.stringify(tag.property.name) }
  if (tag.type === "CallExpression" && isStyled(tag.callee as Expression)) {
    const [component] = tag.arguments
    if (component?.type === "Identifier") return { tag: component.name, base: { base: component.name } }
  }
  return undefined
}

function isStyled(node: Expression): boolean {
  return node.type === "Identifier" && node.name === "styled"
}

function ruleOf({ quasi, loc }: TaggedTemplateExpression, name: string, file: string) {
  if (quasi.expressions.length > 0)
    throw new Error(
      `${file}:${loc?.start.line}: the styles of ${name} have an interpolation; use a custom property or an attribute.`,
    )
  const text = quasi.quasis[0]?.value.cooked ?? ""
  const digest = createHash("sha256")
    .update(`${path.posix.basename(file)} ${name}`)
    .digest("base64url")
    .replace(/[-_]/g, "")
  const label = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase()
  const className = `${label}-${digest.slice(0, 2)}`
  const { own, outside } = nest(compile(`.${className}{${text}}`), `.${className}`)
  return { className, css: `.${className}{${own}}${outside}` }
}

/**
 * Nests the flat rules of a component in one rule for its class, which makes the style sheet smaller. Its declarations come
 * first, because older browsers move those that follow a nested rule. `outside` is what cannot be nested.
 */
function nest(rules: readonly Element[], ownClass: string): { own: string; outside: string } {
  const declarations: string[] = []
  const nested: string[] = []
  const outside: string[] = []
  for (const rule of rules) {
    if (rule.type === "rule") {
      const selectors = [rule.props].flat().map((selector) => nestedSelector(selector, ownClass))
      const body = serialize(rule.children as Element[], stringify)
      if (selectors.join() === "&" && nested.length === 0) declarations.push(body)
      else if (body !== "") nested.push(`${selectors.join()}{${body}}`)
    } else if (rule.type === "@keyframes") outside.push(serialize([rule], stringify))
    else if (rule.type.startsWith("@")) {
      const inner = nest(rule.children as Element[], ownClass)
      nested.push(`${rule.value}{${inner.own}}`)
      outside.push(inner.outside)
    }
  }
  return { own: [...declarations, ...nested].join(""), outside: outside.join("") }
}

/** A selector within the rule of its class, without a leading `&`, which is implied before a combinator. */
function nestedSelector(selector: string, ownClass: string): string {
  const nested = selector.replaceAll(ownClass, "&")
  return /^&[ >+~][^&]*$/.test(nested) ? nested.slice(1).trim() : nested
}

/** Extracted modules by their path relative to the project root. */
type ExtractedFiles = ReadonlyMap<string, ExtractedStyles>

/**
 * The stylesheet of all components. The styles of a module come after those of the modules whose components it extends,
 * so that the extending styles win; otherwise modules are sorted by path.
 * @throws an error if two components have the same class name, which is short because pages repeat it often
 */
export function stylesheetOf(files: ExtractedFiles): string {
  const written = new Set<string>()
  const sheet: string[] = []
  const write = (file: string, extracted: ExtractedStyles) => {
    if (written.has(file)) return
    written.add(file)
    for (const { base } of extracted.rules) {
      const source = base === undefined ? undefined : extracted.imports.get(base)
      if (!source?.startsWith(".")) continue
      const imported = `${path.posix.join(path.posix.dirname(file), source)}.tsx`
      const styles = files.get(imported)
      if (styles) write(imported, styles)
    }
    sheet.push(...extracted.rules.map(({ css }) => css))
  }
  const owners = new Map<string, string>()
  for (const [file, { rules }] of files)
    for (const { name, className } of rules) {
      const owner = owners.get(className)
      if (owner !== undefined)
        throw new Error(`${file}: ${name} has the class name of ${owner}, ${className}; rename one of them.`)
      owners.set(className, `${name} in ${file}`)
    }
  for (const file of [...files.keys()].sort()) write(file, files.get(file) as ExtractedStyles)
  return `${sheet.join("\n")}\n`
}
