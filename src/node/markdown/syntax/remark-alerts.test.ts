import { expect, test } from "vitest"
import { outline, render } from "../test-support"

test.each([
  "> [!TIP]\n> **Pin** a release.",
  "> [!TIP]\n> `ref` names the release.",
  "> [!TIP]  \n> [Pin](/a) a release.",
  "> [!tip]\n>\n> **Pin** a release.",
])("%j is an alert, with its whole text", async (body) => {
  const html = await render(body)
  expect(html).toContain("admonition-tip")
  expect(html).not.toContain("[!")
  expect(html).toContain("release")
})

test.each(["> [!TIP] **Pin** a release.", "> [!TIP]**Pin** a release.", "> **[!TIP]** Pin a release."])(
  "%j is a quote",
  async (body) => {
    expect(await render(body)).toContain("<blockquote>")
  },
)

test("an alert whose first word is code has no problem", () => {
  expect(outline("> [!TIP]\n> `ref` names the release.\n").messages).toEqual([])
})
