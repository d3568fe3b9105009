import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { TitleText } from "./title-text"

test.each([
  [
    "a name with hyphens is one unit",
    [{ text: "Which ecs-service inputs?" }],
    "Which <span>ecs-service</span> inputs?",
  ],
  [
    "so is one of which parts are marked",
    [{ text: "ecs", marked: true }, { text: "-" }, { text: "service on", marked: true }, { text: " EC2" }],
    "<span><mark>ecs</mark>-<mark>service</mark></span><mark> </mark><mark>on</mark> EC2",
  ],
  ["other words are plain text", [{ text: "Amazon Aurora" }], "Amazon Aurora"],
])("%s", (_, runs, html) => {
  const rendered = renderToStaticMarkup(<TitleText runs={runs} />)
  expect(rendered.replace(/<style.*?<\/style>| class="[^"]*"/g, "")).toBe(html)
})
