import { DocCode } from "./doc-code"
import { DocFilter } from "./doc-filter"
import { DocTable } from "./doc-table"
import { DocValues } from "./doc-values"
import { DocZoom } from "./doc-zoom"

customElements.define("doc-code", DocCode)
customElements.define("doc-filter", DocFilter)
customElements.define("doc-table", DocTable)
customElements.define("doc-values", DocValues)
customElements.define("doc-zoom", DocZoom)
