import type { ArticleDocument } from "../content/document"
import { sectionText } from "../content/section-text"
import type { TextSection } from "../markdown/types"

/** What tells one article's question from another's. */
export interface Question {
  number: number
  /** All of its words: the title, which counts twice, the question, the tags and the description. */
  text: string
}

/** Reads the question of an article. */
export function questionOf(document: ArticleDocument, sections: readonly TextSection[]): Question {
  const { title, description = "", tags, frontMatter } = document
  const text = [title, title, sectionText(sections, "Question"), tags.join(" "), description].join("\n")
  return { number: frontMatter.number, text }
}
