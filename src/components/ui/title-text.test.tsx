import { renderToString } from "react-dom/server"
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
  [
    "a name that is longer than a line on phones can wrap after underscores, slashes and dots",
    [{ text: "modules/networking/vpc_app.tf is" }],
    "<span>modules/<wbr/>networking/<wbr/>vpc_<wbr/>app.<wbr/>tf</span> is",
  ],
  [
    "so can one of which parts are marked",
    [{ text: "allow_auto_" }, { text: "deploy_from", marked: true }, { text: "_github_actions" }],
    "<span>allow_<wbr/>auto_<wbr/><mark>deploy_</mark><wbr/><mark>from</mark>_<wbr/>github_<wbr/>actions</span>",
  ],
  ["other words are one text", [{ text: "Amazon Aurora" }, { text: " clusters" }], "Amazon Aurora clusters"],
])("%s", (_, runs, html) => {
  const rendered = renderToString(<TitleText runs={runs} />)
  expect(rendered.replace(/<style.*?<\/style>| class="[^"]*"/g, "")).toBe(html)
})
