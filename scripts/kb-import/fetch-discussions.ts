import { z } from "zod"
import { plainLine } from "./plain-characters"
import { sendQuery, type Api } from "./send-query"

/** A GitHub discussion with the data for an article. All text is untrusted. */
export interface Discussion {
  number: number
  title: string
  body: string
  /** Body of the accepted answer, if there is one. */
  answer?: string
  labels: string[]
}

/** A repository by the two parts of its name. */
export interface Repository {
  owner: string
  name: string
}

const categoriesQuery = `query Categories($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    discussionCategories(first: 100) { nodes { id name slug } }
  }
}`

const categoriesSchema = z.object({
  repository: z.object({
    discussionCategories: z.object({
      nodes: z.array(z.object({ id: z.string(), name: z.string(), slug: z.string() })),
    }),
  }),
})

const discussionsQuery = `query Discussions($owner: String!, $name: String!, $category: ID!, $after: String) {
  repository(owner: $owner, name: $name) {
    discussions(
      first: 100, after: $after, categoryId: $category, orderBy: { field: CREATED_AT, direction: ASC }
    ) {
      pageInfo { hasNextPage endCursor }
      nodes { number title body answer { body } labels(first: 100) { nodes { name } } }
    }
  }
}`

const discussionsSchema = z.object({
  repository: z.object({
    discussions: z.object({
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      nodes: z.array(
        z.object({
          number: z.int().positive(),
          title: z.string(),
          body: z.string(),
          answer: z.object({ body: z.string() }).nullable(),
          labels: z.object({ nodes: z.array(z.object({ name: z.string() })) }).nullable(),
        }),
      ),
    }),
  }),
})

/**
 * Fetches every discussion of a category, each once.
 * @param category slug or name, in any case
 * @throws an Error that lists the existing categories if the category does not exist
 */
export async function fetchDiscussions(
  api: Api,
  repository: Repository,
  category: string,
): Promise<Discussion[]> {
  const categoryId = await findCategory(api, repository, category)
  const discussions = new Map<number, Discussion>()
  const cursors = new Set<string>()
  for (let after: string | null = null; ;) {
    const variables: Record<string, unknown> = { ...repository, category: categoryId, after }
    const answer = await sendQuery(api, discussionsQuery, variables, discussionsSchema)
    const { nodes, pageInfo } = answer.repository.discussions
    for (const { number, title, body, answer, labels } of nodes)
      discussions.set(number, {
        number,
        title,
        body,
        ...(answer ? { answer: answer.body } : {}),
        labels: labels?.nodes.map(({ name }) => name) ?? [],
      })
    if (!pageInfo.hasNextPage) return [...discussions.values()]
    if (pageInfo.endCursor === null || cursors.has(pageInfo.endCursor))
      throw new Error("The API says that there are more discussions, but not where they start.")
    cursors.add(pageInfo.endCursor)
    after = pageInfo.endCursor
  }
}

async function findCategory(api: Api, repository: Repository, wanted: string): Promise<string> {
  const answer = await sendQuery(api, categoriesQuery, { ...repository }, categoriesSchema)
  const { nodes } = answer.repository.discussionCategories
  const lower = wanted.toLowerCase()
  const found =
    nodes.find(({ slug }) => slug.toLowerCase() === lower) ??
    nodes.find(({ name }) => name.toLowerCase() === lower)
  if (found) return found.id
  const known = nodes.map(({ slug, name }) => `${plainLine(slug)} (${plainLine(name)})`).join(", ")
  throw new Error(
    `${repository.owner}/${repository.name} has no discussion category ${JSON.stringify(wanted)}; ${known === "" ? "it has none" : `it has ${known}`}.`,
  )
}
