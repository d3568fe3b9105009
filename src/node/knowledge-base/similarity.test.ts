import { expect, test } from "vitest"
import { similarity, vectorsOf } from "./similarity"

const empty = new Map<string, number>()

/** Similarity of the first two texts among all of them. */
function similar(...texts: string[]): number {
  const [a = empty, b = empty] = vectorsOf(texts)
  return similarity(a, b)
}

test("the same words are the same text, in any order, case and number", () => {
  expect(similar("Drain EKS workers", "eks worker, drain", "Peer two VPCs")).toBeCloseTo(1)
})

test("texts without a common word have nothing in common", () => {
  expect(similar("Drain EKS workers", "Peer two VPCs")).toBe(0)
})

test("a rare word in common weighs more than a frequent one", () => {
  const rare = similar("aurora backup", "aurora network", "eks network", "eks backup", "eks pods")
  const frequent = similar("eks backup", "eks network", "aurora network", "aurora backup", "eks pods")
  expect(rare).toBeGreaterThan(frequent)
})

test("a repeated word weighs more, but less than in proportion to its count", () => {
  const others = ["openvpn jenkins", "aurora"]
  const once = similar("openvpn kafka", "openvpn", ...others)
  const twice = similar("openvpn openvpn kafka", "openvpn", ...others)
  expect(twice).toBeGreaterThan(once)
  const weightOf = (text: string) => {
    const [vector = empty] = vectorsOf([text, ...others])
    return (vector.get("openvpn") ?? 0) / (vector.get("kafka") ?? 1)
  }
  expect(weightOf("openvpn openvpn kafka") / weightOf("openvpn kafka")).toBeCloseTo(1 + Math.log(2))
})

test("words that all texts have, stop words and empty texts are ignored", () => {
  expect(similar("eks pods", "eks nodes", "eks")).toBe(0)
  expect(similar("how do I", "how do I", "aurora")).toBe(0)
  expect(similar("", "", "aurora")).toBe(0)
})
