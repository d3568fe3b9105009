import { createHash } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { algoliasearch, type Algoliasearch, type SynonymHit } from "algoliasearch"
import type { SearchRecord } from "../../shared/search/record"
import { indexSettings } from "./index-settings"

/** The hosted index to update, with its credentials. */
interface PushTarget {
  appId: string
  adminKey: string
  indexName: string
  /** Origin of another host than the service's own. */
  host?: string
}

/** How long each step of a push may take, and how often it is repeated: once after each of `pauses`. */
export interface PushOptions {
  /** Timeouts for the connection and for the answer, in milliseconds. */
  timeouts: { connect: number; answer: number }
  /** Delay before each retry, in milliseconds. */
  pauses: readonly number[]
}

const defaults: PushOptions = {
  // The client applies its connection timeout until the answer begins.
  timeouts: { connect: 30_000, answer: 30_000 },
  pauses: [1_000, 4_000, 16_000],
}

/** A record in the index. The digest shows whether the record has changed; only records of this project have one. */
type StoredRecord = SearchRecord & { internal: { contentDigest: string } }

/** Numbers of records that a push has changed. */
interface PushResult {
  sent: number
  removed: number
}

/**
 * Updates a hosted index: sends new and changed records, then removes those of earlier pushes that no longer exist, then
 * sends settings and synonyms. Retries after temporary errors.
 * @throws with the service's message; the next push completes the update
 */
export async function pushIndex(
  target: PushTarget,
  { records, synonyms }: { records: readonly SearchRecord[]; synonyms: readonly SynonymHit[] },
  options: Partial<PushOptions> = {},
): Promise<PushResult> {
  const { timeouts, pauses } = { ...defaults, ...options }
  const { indexName } = target
  const client = createClient(target, timeouts)
  const attempt = <T>(step: () => Promise<T>) => retried(step, pauses)

  const stored = await attempt(() => digestsOf(client, indexName))
  const wanted = new Map(records.map((record) => [record.objectID, withDigest(record)]))
  const changed = [...wanted.values()].filter(
    ({ objectID, internal }) => stored.get(objectID) !== internal.contentDigest,
  )
  const gone = [...stored.keys()].filter((id) => !wanted.has(id))
  if (changed.length > 0)
    await attempt(() =>
      client.saveObjects({
        indexName,
        objects: changed.map((record) => ({ ...record })),
        waitForTasks: true,
      }),
    )
  if (gone.length > 0)
    await attempt(() => client.deleteObjects({ indexName, objectIDs: gone, waitForTasks: true }))
  await attempt(async () => {
    const { taskID } = await client.setSettings({ indexName, indexSettings })
    await client.waitForTask({ indexName, taskID })
  })
  await attempt(async () => {
    const synonymHit = [...synonyms]
    const { taskID } = await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true })
    await client.waitForTask({ indexName, taskID })
  })
  return { sent: changed.length, removed: gone.length }
}

function createClient(
  { appId, adminKey, host }: PushTarget,
  timeouts: PushOptions["timeouts"],
): Algoliasearch {
  const { protocol, host: url } = host === undefined ? { protocol: "", host: "" } : new URL(host)
  const ownHost = {
    url,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
    accept: "readWrite" as const,
  }
  return algoliasearch(appId, adminKey, {
    ...(host === undefined ? {} : { hosts: [ownHost] }),
    timeouts: { connect: timeouts.connect, read: timeouts.answer, write: timeouts.answer },
  })
}

/** Digests of the records from earlier pushes, by record id. */
async function digestsOf(client: Algoliasearch, indexName: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>()
  try {
    await client.browseObjects<StoredRecord>({
      indexName,
      browseParams: { attributesToRetrieve: ["internal.contentDigest"] },
      aggregator(page: { hits?: readonly Partial<StoredRecord>[] }) {
        // Services that imitate Algolia can answer without records.
        for (const { objectID, internal } of page.hits ?? [])
          if (objectID !== undefined && internal) digests.set(objectID, internal.contentDigest)
      },
    })
  } catch (error) {
    if (statusOf(error) !== 404) throw error // 404: the index does not exist yet
  }
  return digests
}

function withDigest(record: SearchRecord): StoredRecord {
  const contentDigest = createHash("sha1").update(JSON.stringify(record)).digest("hex")
  return { ...record, internal: { contentDigest } }
}

/** Runs an idempotent step until it succeeds, fails permanently, or has no retries left. */
async function retried<T>(step: () => Promise<T>, pauses: readonly number[]): Promise<T> {
  for (const pause of pauses) {
    try {
      return await step()
    } catch (error) {
      const status = statusOf(error)
      // A refused request is not retried. All other errors can be temporary: rate limits, server errors, broken connections.
      if (status !== undefined && status < 500 && status !== 408 && status !== 429) throw error
      await setTimeout(pause)
    }
  }
  return step()
}

/** The HTTP status of a client error; `undefined` if there was no response. */
function statusOf(error: unknown): number | undefined {
  return error instanceof Error && "status" in error && typeof error.status === "number"
    ? error.status
    : undefined
}
