import { execFileSync } from "node:child_process"
import { expect, test } from "vitest"
import { shellWord } from "./shell-word"

test.each(["../box/website", "../my box", "it's", "$HOME;`ls`", "über", "a&b", ""])(
  "a shell reads the word for %j as this text",
  (text) => {
    const shown = execFileSync("sh", ["-c", `printf %s ${shellWord(text)}`], { encoding: "utf8" })
    expect(shown).toBe(text)
  },
)

test("a plain path has no quotes", () => {
  expect(shellWord("../box/website")).toBe("../box/website")
})
