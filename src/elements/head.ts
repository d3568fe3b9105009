import { DocFold } from "./doc-fold"
import { DocTabs } from "./doc-tabs"

// The build inlines this file and its imports into the head of every page: elements that hide content are defined before
// that content is parsed, so that nothing appears and then disappears.
customElements.define("doc-fold", DocFold)
customElements.define("doc-tabs", DocTabs)
