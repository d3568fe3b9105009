import { runInNewContext } from "node:vm"
import { buildSync } from "esbuild"
import { expect, test } from "vitest"

test("where pages are rendered, the constructor of no function can be used to run text as code", () => {
  const { outputFiles } = buildSync({
    entryPoints: ["src/server/forbid-code-from-text.ts"],
    bundle: true,
    format: "iife",
    globalName: "built",
    write: false,
  })
  // Runs in a separate realm, so that other tests keep their constructors.
  const answers: unknown = runInNewContext(`${outputFiles.map(({ text }) => text).join("")}
    built.forbidCodeFromText()
    const key = ["con", "structor"].join("")
    const run = (made) => {
      try {
        return made[key]("return 1")
      } catch ({ name, message }) {
        return made[key].name + ": " + name + ": " + message
      }
    }
    JSON.stringify([() => {}, async () => {}, function* () {}, async function* () {}].map(run))`)
  expect(JSON.parse(String(answers))).toEqual(
    ["Function", "AsyncFunction", "GeneratorFunction", "AsyncGeneratorFunction"].map(
      (name) => `${name}: EvalError: Pages cannot run text as code.`,
    ),
  )
})
