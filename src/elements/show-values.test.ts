import { expect, test } from "vitest"
import { showValues, usedValues } from "./show-values"

/** A piece of a placeholder: the first one has the id of its value. */
interface Piece {
  textContent: string
  dataset: { value?: string; label?: string }
  filled: boolean
}

function rootOf(...pieces: Omit<Piece, "filled">[]) {
  const all = pieces.map((piece) => ({
    ...piece,
    filled: false,
    toggleAttribute(_: string, filled: boolean) {
      this.filled = filled
    },
  }))
  const querySelectorAll = (selector: string) =>
    selector === ".my-value" ? all : all.filter(({ dataset }) => dataset.value !== undefined)
  // the only method that is called
  return { pieces: all, root: { querySelectorAll } as unknown as HTMLElement }
}

const textsOf = (pieces: readonly Piece[]) => pieces.map(({ textContent, filled }) => [textContent, filled])

test("a value replaces its placeholder, which the highlighter may have split; without a value, the original text returns", () => {
  const { pieces, root } = rootOf(
    { textContent: "<ACCOUNT", dataset: { value: "account" } },
    { textContent: "_ID>", dataset: {} },
    { textContent: "<REGION>", dataset: { value: "region" } },
  )
  const original = textsOf(pieces)
  showValues(root, { account: "123456789012", region: "" })
  expect(textsOf(pieces)).toEqual([
    ["123456789012", true],
    ["", true],
    ["<REGION>", false],
  ])
  showValues(root, { account: "210987654321" })
  expect(textsOf(pieces)[0]).toEqual(["210987654321", true])
  showValues(root, {})
  expect(textsOf(pieces)).toEqual(original)
})

test("a value that is used twice is listed once, with its label or its id", () => {
  const { root } = rootOf(
    { textContent: "<ACCOUNT>", dataset: { value: "account", label: "Account id" } },
    { textContent: "_ID>", dataset: {} },
    { textContent: "<REGION>", dataset: { value: "region" } },
    { textContent: "<ACCOUNT>", dataset: { value: "account", label: "Account id" } },
  )
  expect([...usedValues(root)]).toEqual([
    ["account", "Account id"],
    ["region", "region"],
  ])
})
