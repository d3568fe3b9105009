/** Path of the page that lists all articles. The pages of articles are below it. */
export const articlesPath = "/discussions/knowledge-base/"

/** Title of this page. */
export const articlesTitle = "Knowledge Base"
