import { createHash } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { algoliasearch, type Algoliasearch, type SynonymHit } from "algoliasearch"
import type { SearchRecord } from "../../shared/search-record"
import { indexSettings } from "./index-settings"

/** The index that is brought up to date, and the right to do so. */
export interface PushTarget {
  appId: string
  adminKey: string
  indexName: string
  /** Origin of a host in place of the service's own. */
  host?: string
}

export interface PushOptions {
  /** Milliseconds that the service may take to connect, and to answer. */
  timeouts: { connect: number; answer: number }
  /** Milliseconds to wait before each further try. */
  pauses: readonly number[]
}

const defaults: PushOptions = {
  // The client counts the time until an answer begins as that of the connection.
  timeouts: { connect: 30_000, answer: 30_000 },
  pauses: [1_000, 4_000, 16_000],
}

/** A record in the index. Its digest shows whether it has changed, and that it was pushed by this project. */
type HeldRecord = SearchRecord & { internal: { contentDigest: string } }

/** What a push did, in records. */
export interface PushResult {
  sent: number
  removed: number
}

/**
 * Brings a hosted index up to date: sends the records that are new or changed, then removes those of earlier pushes that
 * are gone, then sends settings and synonyms. What fails for a moment is tried again.
 * @throws with the service's reason; the next push makes up for what is missing
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

  const held = await attempt(() => digestsOf(client, indexName))
  const wanted = new Map(records.map((record) => [record.objectID, withDigest(record)]))
  const changed = [...wanted.values()].filter(
    ({ objectID, internal }) => held.get(objectID) !== internal.contentDigest,
  )
  const gone = [...held.keys()].filter((id) => !wanted.has(id))
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

/** Digests of the records that the index holds from earlier pushes, by their ids. */
async function digestsOf(client: Algoliasearch, indexName: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>()
  try {
    await client.browseObjects<HeldRecord>({
      indexName,
      browseParams: { attributesToRetrieve: ["internal.contentDigest"] },
      aggregator({ hits }) {
        for (const { objectID, internal } of hits as Partial<HeldRecord>[])
          if (objectID !== undefined && internal) digests.set(objectID, internal.contentDigest)
      },
    })
  } catch (error) {
    if (statusOf(error) !== 404) throw error // there is no such index yet
  }
  return digests
}

function withDigest(record: SearchRecord): HeldRecord {
  const contentDigest = createHash("sha1").update(JSON.stringify(record)).digest("hex")
  return { ...record, internal: { contentDigest } }
}

/** Does a step, which may be done more than once, until it succeeds, fails for good, or has no further try. */
async function retried<T>(step: () => Promise<T>, pauses: readonly number[]): Promise<T> {
  for (const pause of pauses) {
    try {
      return await step()
    } catch (error) {
      const status = statusOf(error)
      // A refusal stays one; everything else may pass: too many requests, faults of the service, cut and silent connections.
      if (status !== undefined && status < 500 && status !== 408 && status !== 429) throw error
      await setTimeout(pause)
    }
  }
  return step()
}

/** The status of an answer that the client reports as an error; `undefined` when there was none. */
function statusOf(error: unknown): number | undefined {
  return error instanceof Error && "status" in error && typeof error.status === "number"
    ? error.status
    : undefined
}
