import { withPrefix } from "gatsby"
import type { CSSProperties, ReactElement } from "react"
import { baseAddressScript, baseAddressTemplateId, suggestionAttribute } from "./base-address-script"

/**
 * Help for operators who deployed the site with a wrong base address; the first content of the home page. It is inert until
 * its script shows it. Its styles are inline and use no custom properties: then, the style sheet is not found either.
 */
export function baseAddressHelp(): ReactElement[] {
  const base = withPrefix("/")
  return [
    <template key="base-address-help" id={baseAddressTemplateId}>
      <section role="alert" style={box}>
        <h2>Your site did not load properly</h2>
        <p>
          A common reason is a wrong base address: the scripts of the site are not where its pages expect
          them.
        </p>
        <p>
          Current base address: <code>{base}</code>
          {base === "/" && " (default value)"}
        </p>
        <p>
          We suggest trying base address: <code {...{ [suggestionAttribute]: "" }} />
        </p>
      </section>
    </template>,
    <script key="base-address-script" dangerouslySetInnerHTML={{ __html: baseAddressScript(base) }} />,
  ]
}

const box: CSSProperties = {
  margin: "1rem",
  padding: "0 1rem",
  border: "2px solid red",
}
