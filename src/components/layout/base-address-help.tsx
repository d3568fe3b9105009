import { withPrefix } from "gatsby"
import type { CSSProperties, ReactElement } from "react"
import { baseAddressScript, baseAddressTemplateId, suggestionAttribute } from "./base-address-script"

/**
 * Help for operators who deployed the site with a wrong base address; the first content of the home page. It is inert until
 * its script shows it. Styles are inline, because Emotion's styles belong to the page that React renders.
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
  margin: "var(--space-4) var(--gutter)",
  padding: "var(--space-4)",
  border: "2px solid var(--color-danger)",
  borderRadius: "var(--radius-md)",
  background: "var(--color-danger-soft)",
}
