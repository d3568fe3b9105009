import { z } from "zod"
import { repeatsIn } from "../content/repeats"
import { releaseVersion } from "../content/settings/release-version"

const text = z.string().trim().min(1)

/** Path of the file in the content tree. */
export const deployableFile = "data/deployable.yml"

/** Address of the page that is generated from the file. */
export const deployableSlug = "/reference/deployable"

/** The step in which a problem appears, in the order of the page: steps that stop a deployment come first. */
export const stages = ["init", "plan", "apply", "build", "sometimes", "upgrade"] as const

const affected = z.strictObject({
  repository: text,
  /** The first release with the problem. If absent, every release before `good` has it. */
  first: releaseVersion.optional(),
  /** The first release without the problem. */
  good: releaseVersion,
  /** Paths below `modules/` of the affected modules, or of folders of such modules. If absent, all are affected. */
  modules: z.array(text).min(1).optional(),
})

const topic = z.strictObject({
  /** Anchor of the topic on the page. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be in kebab case"),
  title: text,
  when: z.enum(stages),
  since: text,
  /** What fails and why, as Markdown. */
  fails: text,
  /** The exact error message. */
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
      /** Markdown below the tables. */
      advice: text.optional(),
    }),
    topics: z.array(topic).min(1),
    /** The release that samples pin, for each repository, with the reason. */
    samples: z.array(z.strictObject({ repository: text, release: releaseVersion, why: text })).default([]),
    /** For each Kubernetes version, the first releases that support it. */
    kubernetes: z
      .array(
        z.strictObject({
          version: z.string().regex(/^\d+\.\d+$/),
          eks: releaseVersion,
          catalog: releaseVersion,
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
        message: `must differ from that of entry ${first + 1}, "${value}"`,
      })
  })

/** The content of the file. */
export type Deployable = z.infer<typeof deployableSchema>

/** One problem of older releases. */
export type Topic = z.infer<typeof topic>

/** Whether a topic always prevents a deployment; others appear only sometimes, or only in an upgrade. */
export function stopsDeployment({ when }: Pick<Topic, "when">): boolean {
  return when !== "sometimes" && when !== "upgrade"
}
