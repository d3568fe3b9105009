import { expect, test } from "vitest"
import { nearDuplicates } from "./near-duplicates"
import type { Question } from "./question"
import { relatedArticles } from "./related-articles"

const question = (number: number, text: string): Question => ({ number, text })

const drains = Array.from({ length: 7 }, (_, index) =>
  question(10 + index, `Drain EKS workers before an upgrade, case ${"abcdefg"[index]}`),
)
const all = [
  ...drains,
  question(1, "Issue OpenVPN certificates"),
  question(2, "Revoke OpenVPN certificates"),
  question(3, "Restore an Aurora snapshot"),
]

test("an article's neighbors come nearest first, at most five, never the article itself", () => {
  const related = relatedArticles(all, new Set([1, 10]))
  expect(related.get(1)).toEqual([2])
  expect(related.get(10)).toEqual([11, 12, 13, 14, 15])
})

test("articles without a similar one have no related articles, and only the wanted articles are compared", () => {
  expect(relatedArticles(all, new Set([3]))).toEqual(new Map([[3, []]]))
  expect(relatedArticles(all, new Set())).toEqual(new Map())
})

test("articles that share one of many words are not related", () => {
  const few = [
    question(1, "Issue OpenVPN certificates with a shorter expiry for users"),
    question(2, "Restore an Aurora snapshot in another account of users"),
    question(3, "Drain EKS workers"),
  ]
  expect(relatedArticles(few, new Set([1])).get(1)).toEqual([])
})

test("the order of the articles does not matter", () => {
  expect(relatedArticles(all.toReversed(), new Set([10])).get(10)).toEqual([11, 12, 13, 14, 15])
})

test("questions that are nearly the same are found as pairs, the most similar first", () => {
  const pairs = nearDuplicates([
    question(9, "Drain EKS workers"),
    question(4, "Why do OpenVPN certificates expire after a year?"),
    question(7, "OpenVPN certificates expire after a year, why?"),
    question(5, "Drain EKS workers slowly"),
    question(3, "Restore an Aurora snapshot"),
  ])
  expect(pairs.map(({ numbers }) => numbers)).toEqual([
    [4, 7],
    [5, 9],
  ])
  expect(pairs[0]?.similarity).toBe(1)
  expect(pairs[1]?.similarity).toBeLessThan(1)
})

test("questions on one subject are no duplicates", () => {
  expect(
    nearDuplicates([
      question(1, "Issue OpenVPN certificates with a shorter expiry"),
      question(2, "OpenVPN server too small for its users"),
      question(3, "Restore an Aurora snapshot"),
    ]),
  ).toEqual([])
})
