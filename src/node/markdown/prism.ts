import { Prism } from "prism-react-renderer"
import { requireFromRoot } from "./require-from-root"

/** Grammars of prismjs, those that others build on first. */
const grammars = [
  "bash",
  "clike",
  "csharp",
  "diff",
  "docker",
  "editorconfig",
  "git",
  "groovy",
  "hcl",
  "http",
  "ignore",
  "ini",
  "java",
  "json5",
  "makefile",
  "nginx",
  "powershell",
  "promql",
  "properties",
  "rego",
  "ruby",
  "systemd",
  "toml",
]

// Grammars add themselves to a global. A static import could be moved before the line that sets it.
Object.assign(globalThis, { Prism })
for (const name of grammars) requireFromRoot(`prismjs/components/prism-${name}.js`)
Reflect.deleteProperty(globalThis, "Prism")

/** Prism as prism-react-renderer brings it, with the further grammars that infrastructure samples need. */
export { Prism }
