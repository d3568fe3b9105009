import type { DetailedHTMLProps, HTMLAttributes } from "react"

declare module "react" {
  namespace JSX {
    /** The custom elements that components render. React 18 gives them no `className`; style sheets know them by name. */
    interface IntrinsicElements {
      "doc-tabs": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}
