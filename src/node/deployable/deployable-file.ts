import { z } from "zod"
import { repeatsIn } from "../content/repeats"

const text = z.string().trim().min(1)
const versionShape = 'must be a version such as "v0.104.4"'
const version = z.string(versionShape).regex(/^v\d+(?:\.\d+){2}$/, versionShape)

/** Path of the file in the content tree. */
export const deployableFile = "data/deployable.yml"

/** Address of the page that is made from it. */
export const deployableSlug = "/reference/deployable"

/** What a problem gets in the way of, in the order of the page; the ones that stop a reader come first. */
export const stages = ["init", "plan", "apply", "build", "sometimes", "upgrade"] as const

const affected = z.strictObject({
  repository: text,
  /** The first release with the problem; every release before `good` when it is left out. */
  first: version.optional(),
  /** The first release without it. */
  good: version,
  /** Paths below `modules/` of the modules with the problem, or folders of them; all when left out. */
  modules: z.array(text).min(1).optional(),
})

const topic = z.strictObject({
  /** Anchor of its row. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be in kebab case"),
  title: text,
  when: z.enum(stages),
  since: text,
  /** What fails and why, as Markdown. */
  fails: text,
  /** The message as it appears. */
  error: text.optional(),
  /** What to do about it, as Markdown. */
  fix: text,
  releases: z.array(affected),
})

/** Fields of `data/deployable.yml`. */
export const deployableSchema = z
  .strictObject({
    page: z.strictObject({
      title: text,
      description: text,
      sidebar_label: text.optional(),
      tags: z.array(text).optional(),
      /** Markdown above the tables. */
      introduction: text,
      /** Markdown below them. */
      advice: text.optional(),
    }),
    topics: z.array(topic).min(1),
    /** The release that samples pin, by repository, and why this one. */
    samples: z.array(z.strictObject({ repository: text, release: version, why: text })).default([]),
    /** The first releases that know each Kubernetes version. */
    kubernetes: z
      .array(
        z.strictObject({
          version: z.string().regex(/^\d+\.\d+$/),
          eks: version,
          catalog: version,
          kubergrunt: text.optional(),
        }),
      )
      .default([]),
  })
  .superRefine(({ topics }, context) => {
    for (const { index, first, value } of repeatsIn(topics.map(({ id }) => id)))
      context.addIssue({
        code: "custom",
        path: ["topics", index, "id"],
        message: `must be another one than that of entry ${first + 1}, "${value}"`,
      })
  })

/** What stops releases today, as the file holds it. */
export type Deployable = z.infer<typeof deployableSchema>

/** One thing that stops releases. */
export type Topic = z.infer<typeof topic>

/** Whether a topic keeps a reader from deploying, rather than being a matter of luck or of upgrades. */
export function stopsDeployment({ when }: Pick<Topic, "when">): boolean {
  return when !== "sometimes" && when !== "upgrade"
}
