import { Prism } from "prism-react-renderer"
import { requireFromRoot } from "../require-from-root"

/** Grammars of prismjs, in the order of their dependencies. */
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

// Grammars register with a global. A static import could be evaluated before the line that sets it.
Object.assign(globalThis, { Prism })
for (const name of grammars) requireFromRoot(`prismjs/components/prism-${name}.js`)
Reflect.deleteProperty(globalThis, "Prism")

/** The Prism of prism-react-renderer, with additional grammars for infrastructure samples. */
export { Prism }
