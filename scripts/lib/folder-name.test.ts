import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, expect, test } from "vitest"
import { folderNameProblem } from "./folder-name.mjs"

const folder = mkdtempSync(path.join(tmpdir(), "folder-name-"))
afterAll(() => rmSync(folder, { recursive: true }))

test.each(["#", "!", "'", '"', "*", "?", "{", "[", "%"])(
  "a folder with %s in its path is refused, whichever part of the path has it",
  (character) => {
    for (const root of [`/home/a${character}b/docs/`, `/home/${character}/`, `/home/docs${character}/`])
      expect(folderNameProblem(root)).toBe(
        `${root}: the path of this folder contains the character ${character}, with which Gatsby and webpack do not work.\n` +
          `Move or rename the folder, so that its path has no ${character}.`,
      )
  },
)

test("characters with which builds succeed are not refused", () => {
  expect(folderNameProblem("/home/a b (c)+$&;:,@~ü|`^=<>}]_-./")).toBeUndefined()
})

test("in such a folder, commands print an error before they do anything else", () => {
  const root = path.join(folder, "a#b")
  mkdirSync(root)
  for (const file of ["package.json", "scripts", "src/node/cache"])
    cpSync(file, path.join(root, file), { recursive: true })
  for (const script of ["gatsby.mjs", "start.mjs", "check-content.mjs", "test.mjs"]) {
    const { status, stderr } = spawnSync(process.execPath, [path.join(root, "scripts", script), "build"], {
      encoding: "utf8",
    })
    expect({ script, status, stderr }).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /a#b\/: the path of this folder contains the character #, .*\nMove or rename the folder/,
      ) as string,
    })
  }
})
