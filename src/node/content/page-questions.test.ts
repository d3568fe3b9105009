import { expect, test } from "vitest"
import { pageQuestions } from "./page-questions"

const section = (level: number, text: string) => ({
  heading: { id: text.toLowerCase().replace(/\W+/g, "-"), text, level },
  text: `About ${text}`,
})

test("a page whose headings are all questions holds them with their answers, subheadings included", () => {
  const sections = [
    { text: "Introduction." },
    section(2, "Why?"),
    section(3, "First"),
    section(2, "How?"),
    section(2, "When?"),
  ]
  expect(pageQuestions(sections)).toEqual([
    { id: "why-", question: "Why?", answer: "About Why?\n\nFirst\n\nAbout First" },
    { id: "how-", question: "How?", answer: "About How?" },
    { id: "when-", question: "When?", answer: "About When?" },
  ])
})

test("any other page holds none", () => {
  expect(pageQuestions([section(2, "Why?"), section(2, "How?"), section(2, "Next steps")])).toEqual([])
  expect(pageQuestions([section(2, "Why?"), section(2, "How?")])).toEqual([])
})
