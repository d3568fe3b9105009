import { DocFold } from "./doc-fold"
import { DocTabs } from "./doc-tabs"

// The build puts this file and what it imports into the head of every page: elements that hide content are defined
// before any of it is parsed, so that nothing appears and then goes.
customElements.define("doc-fold", DocFold)
customElements.define("doc-tabs", DocTabs)
