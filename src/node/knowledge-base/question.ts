import type { ArticleDocument } from "../content/document"

/** The text by which articles are compared. */
export interface Question {
  number: number
  /** The title, twice to give it more weight, the question, the tags and the description. */
  text: string
}

/** Extracts the question of an article. Markdown is not parsed: its punctuation does not count as words. */
export function questionOf({ title, description = "", tags, frontMatter, body }: ArticleDocument): Question {
  const [, question = ""] = /^## Question$(.*?)^## Answer$/ms.exec(body) ?? []
  const text = [title, title, question, tags.join(" "), description].join("\n")
  return { number: frontMatter.number, text }
}
