import { expect, test } from "vitest"
import { pageQuestions, questionLevel } from "./page-questions"

const section = (level: number, text: string) => ({
  heading: { id: text.toLowerCase().replace(/\W+/g, "-"), text, level },
  text: `About ${text}`,
})

test("a page whose headings are all questions has them with their answers, including subheadings", () => {
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

test("any other page has no questions", () => {
  expect(pageQuestions([section(2, "Why?"), section(2, "How?"), section(2, "Next steps")])).toEqual([])
  expect(pageQuestions([section(2, "Why?"), section(2, "How?")])).toEqual([])
})

test("headings of the second level can be topics, with the questions below them", () => {
  const topic = (text: string) => ({ ...section(2, text), text: "" })
  const sections = [
    topic("Access"),
    section(3, "Why?"),
    section(4, "More"),
    topic("Cost"),
    section(3, "How?"),
    section(3, "When?"),
  ]
  expect(questionLevel(sections)).toBe(3)
  expect(pageQuestions(sections).map(({ question, answer }) => [question, answer])).toEqual([
    ["Why?", "About Why?\n\nMore\n\nAbout More"],
    ["How?", "About How?"],
    ["When?", "About When?"],
  ])
  expect(questionLevel([section(2, "Access"), ...sections.slice(1)])).toBe(2)
  expect(questionLevel([topic("Who?"), ...sections.slice(1)])).toBe(2)
})

test("a question without an answer is left out", () => {
  const sections = [section(2, "Why?"), { ...section(2, "How?"), text: "" }, section(2, "When?")]
  expect(pageQuestions(sections).map(({ question }) => question)).toEqual(["Why?", "When?"])
})
