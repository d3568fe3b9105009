import { meantWord } from "../text/meant-word"

/** Aliases of the grammars. */
const aliases: ReadonlyMap<string, string> = new Map([
  ["terraform", "hcl"],
  ["tf", "hcl"],
  ["tfvars", "hcl"],
  ["terragrunt", "hcl"],
  ["opentofu", "hcl"],
  ["sh", "bash"],
  ["shell", "bash"],
  ["zsh", "bash"],
  ["console", "shell-session"],
  ["shellsession", "shell-session"],
  ["sh-session", "shell-session"],
  ["dockerfile", "docker"],
  ["golang", "go"],
  ["py", "python"],
  ["rb", "ruby"],
  ["js", "javascript"],
  ["ts", "typescript"],
  ["yml", "yaml"],
  ["jsonc", "json5"],
  ["make", "makefile"],
  ["ps1", "powershell"],
  ["pwsh", "powershell"],
  ["html", "markup"],
  ["xml", "markup"],
  ["svg", "markup"],
  ["md", "markdown"],
  ["mdx", "markdown"],
  ["conf", "ini"],
  ["gitignore", "ignore"],
  ["cs", "csharp"],
  ["txt", "text"],
  ["plain", "text"],
  ["plaintext", "text"],
  ["none", "text"],
  ["", "text"],
])

/** Labels of languages; for other languages, the label is the capitalized name. */
const labels: ReadonlyMap<string, string> = new Map([
  ["hcl", "HCL"],
  ["shell-session", "Console"],
  ["docker", "Dockerfile"],
  ["json", "JSON"],
  ["json5", "JSON"],
  ["yaml", "YAML"],
  ["toml", "TOML"],
  ["ini", "INI"],
  ["http", "HTTP"],
  ["sql", "SQL"],
  ["css", "CSS"],
  ["csharp", "C#"],
  ["cpp", "C++"],
  ["jsx", "JSX"],
  ["tsx", "TSX"],
  ["markup", "HTML"],
  ["javascript", "JavaScript"],
  ["typescript", "TypeScript"],
  ["graphql", "GraphQL"],
  ["promql", "PromQL"],
  ["powershell", "PowerShell"],
  ["nginx", "nginx"],
  ["git", "Git"],
])

/**
 * The grammar of a fence's language; `text` if it has none. Shell code with a prompt is always a session.
 */
export function grammarName(language: string, code: string): string {
  const lower = language.toLowerCase()
  const name = aliases.get(lower) ?? lower
  return name === "bash" && /^\s*\$ /.test(code) ? "shell-session" : name
}

/** Languages that are never treated as misspelled. */
const common =
  "apache applescript asciidoc assembly astro awk bash batch bicep c clike clojure cmake coffeescript cpp csharp css csv cue dart diff docker dotenv editorconfig elixir elm env erlang fish fsharp git glsl go graphql groovy handlebars haskell hcl http ignore ini java javascript json json5 jsonl jsonnet jsx julia kotlin latex less liquid log lua makefile markdown markup mermaid nginx nix objectivec ocaml pascal perl php plantuml powershell prisma promql properties protobuf proto puppet python r regex rego ruby rust sass scala scss shell-session solidity sql stylus svelte swift systemd text toml tsx typescript vb vbnet verilog vim vue wasm yaml zig".split(
    " ",
  )

/** The language that a writer probably misspelled; `undefined` for a known language, or if none is similar. */
export function meantLanguage(language: string): string | undefined {
  const known = [...aliases.keys(), ...common].filter((name) => name.length > 3)
  return isKnownLanguage(language) || language.length < 4
    ? undefined
    : meantWord(language.toLowerCase(), known)
}

/** Whether a language, in any case, has an alias or is so common that it is not a misspelling; it need not have a grammar. */
export function isKnownLanguage(language: string): boolean {
  const lower = language.toLowerCase()
  return aliases.has(lower) || common.includes(lower)
}

/** The label of a language; `undefined` for plain text. */
export function languageLabel(language: string): string | undefined {
  if (language === "text") return undefined
  return labels.get(language) ?? language.charAt(0).toUpperCase() + language.slice(1)
}
