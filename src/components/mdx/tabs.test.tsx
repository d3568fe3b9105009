import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { TabItem } from "./tab-item"
import { Tabs } from "./tabs"

/** The HTML with React's generated ids replaced by a fixed one. */
function html(element: React.ReactElement) {
  return renderToStaticMarkup(element).replaceAll(/=":R[\da-z]*:/g, '="x-')
}

function selected(element: React.ReactElement) {
  return [...html(element).matchAll(/aria-selected="true"[^>]*>([^<]*)/g)].map(([, label]) => label)
}

const items = [
  <TabItem key="1" value="terraform" label="Terraform">
    Plan it.
  </TabItem>,
  <TabItem key="2" value="opentofu" label="OpenTofu" default>
    Tofu it.
  </TabItem>,
]

test("tabs and panels refer to each other, and the selected panel is marked", () => {
  expect(html(<Tabs groupId="iac-tool">{items}</Tabs>)).toBe(
    '<doc-tabs data-group="iac-tool">' +
      '<div role="tablist" aria-label="Infrastructure as code tool">' +
      '<button type="button" role="tab" id="x-tab-0" aria-controls="x-panel-0" aria-selected="false" tabindex="-1" data-value="terraform">Terraform</button>' +
      '<button type="button" role="tab" id="x-tab-1" aria-controls="x-panel-1" aria-selected="true" tabindex="0" data-value="opentofu">OpenTofu</button>' +
      "</div>" +
      '<section role="tabpanel" id="x-panel-0" aria-labelledby="x-tab-0" data-value="terraform" data-label="Terraform" tabindex="0"><p class="tab-label">Terraform</p>Plan it.</section>' +
      '<section role="tabpanel" id="x-panel-1" aria-labelledby="x-tab-1" data-value="opentofu" data-label="OpenTofu" data-selected="" tabindex="0"><p class="tab-label">OpenTofu</p>Tofu it.</section>' +
      "</doc-tabs>",
  )
})

test("`defaultValue` has priority over the item marked `default`", () => {
  expect(selected(<Tabs defaultValue="terraform">{items}</Tabs>)).toEqual(["Terraform"])
})

test("the item marked `default` has priority over the first, also if `defaultValue` is unknown", () => {
  expect(selected(<Tabs>{items}</Tabs>)).toEqual(["OpenTofu"])
  expect(selected(<Tabs defaultValue="pulumi">{items}</Tabs>)).toEqual(["OpenTofu"])
})

test("without a default, the first tab is selected", () => {
  expect(
    selected(
      <Tabs defaultValue={null}>
        <TabItem value="a">A</TabItem>
        <TabItem value="b">B</TabItem>
      </Tabs>,
    ),
  ).toEqual(["a"])
})

test("`values` define labels and order; entries without an item are omitted", () => {
  const values = [{ value: "opentofu", label: "Tofu" }, { value: "pulumi" }, { value: "terraform" }]
  const labels = [...html(<Tabs values={values}>{items}</Tabs>).matchAll(/data-label="([^"]*)"/g)]
  expect(labels.map(([, label]) => label)).toEqual(["Tofu", "Terraform"])
})

test("white space between items is ignored", () => {
  expect(html(<Tabs>{["\n", ...items, "\n"]}</Tabs>).match(/role="tab"/g)).toHaveLength(2)
})

test.each([
  [true, ' data-query="os"'],
  ["system", ' data-query="system"'],
  [false, ""],
])("the query parameter %j is in the HTML", (queryString, attribute) => {
  expect(
    html(
      <Tabs groupId="os" queryString={queryString}>
        {items}
      </Tabs>,
    ),
  ).toContain(`<doc-tabs data-group="os"${attribute}>`)
})
