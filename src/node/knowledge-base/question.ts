import type { ArticleDocument } from "../content/document"

/** The data that distinguishes the questions of articles. */
export interface Question {
  number: number
  /** All of its words: the title, which counts twice, the question, the tags and the description. */
  text: string
}

/** Reads the question of an article. Markup stays in the text: its signs are no words, so that nothing has to be parsed. */
export function questionOf({ title, description = "", tags, frontMatter, body }: ArticleDocument): Question {
  const [, asked = ""] = /^## Question$(.*?)^## Answer$/ms.exec(body) ?? []
  const text = [title, title, asked, tags.join(" "), description].join("\n")
  return { number: frontMatter.number, text }
}
