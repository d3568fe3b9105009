import { z } from "zod"

/** What is wrong with a text that is no `releaseVersion`, as the end of a sentence. */
export const releaseVersionShape = 'must be a version such as "v0.20.0"'

/** The version of a release, such as "v0.20.0". */
export const releaseVersion = z.string(releaseVersionShape).regex(/^v\d+(?:\.\d+){2}$/, releaseVersionShape)
