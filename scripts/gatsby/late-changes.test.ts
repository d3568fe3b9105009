import { EventEmitter } from "node:events"
import { createRequire } from "node:module"
import { expect, test, vi } from "vitest"
import { followLateChanges } from "./late-changes.mjs"

vi.stubEnv("GATSBY_LOGGER", "yurnalist") // Gatsby's default logger replaces the console
const fromGatsby = createRequire(require.resolve("gatsby/package.json"))
const { actions, interpret } = fromGatsby("xstate") as XState
const { buildActions } = fromGatsby("./dist/state-machines/develop/actions") as {
  buildActions: Record<string, unknown>
}
const { developMachine } = fromGatsby("./dist/state-machines/develop") as {
  developMachine: { withConfig(options: object): { withContext(context: object): object } }
}

/** The parts of xstate that are used here; it is a package of Gatsby. */
interface XState {
  actions: { pure: Parameters<typeof followLateChanges>[2] }
  interpret(machine: object): {
    start(): void
    send(event: object): void
    onTransition(listen: (state: { value: string }) => void): void
  }
}

/** Gatsby's state machine of a preview, whose services end when the test says so. */
function startMachine() {
  const callApi = vi.fn()
  const idle = () => undefined
  const replaced = {
    ...buildActions,
    callApi,
    saveDbState: idle,
    spawnMutationListener: idle,
    spawnWebpackListener: idle,
  }
  const emitter = new EventEmitter()
  followLateChanges(replaced, emitter, actions.pure)

  const ends = new Map<string, (data: object) => void>()
  const service = (name: string) => () => new Promise((resolve) => ends.set(name, resolve))
  const names = [
    "initialize",
    "initializeData",
    "postBootstrap",
    "runQueries",
    "waitForMutations",
    "recreatePages",
  ]
  const services = Object.fromEntries(names.map((name) => [name, service(name)]))
  const machine = interpret(
    developMachine
      .withConfig({ actions: replaced, services })
      .withContext({ compiler: {}, nodeMutationBatch: [], pendingQueryRuns: new Set() }),
  )
  let state = ""
  machine.onTransition(({ value }) => (state = value))
  machine.start()
  return {
    callApi,
    emitter,
    /** Ends the service of the current state, and waits for the next state. */
    async end(name: string, next: string) {
      ends.get(name)?.({})
      await vi.waitFor(() => expect(state).toBe(next))
    },
    change: (plugin: string) =>
      machine.send({
        type: "ADD_NODE_MUTATION",
        payload: { type: "createNode", payload: [{}, { name: plugin }] },
      }),
  }
}

/** Starts the machine, and goes on until pages are created after a change of a file. */
async function startAndChange() {
  const machine = startMachine()
  await machine.end("initialize", "initializingData")
  machine.change("gatsby-source-filesystem") // the first reading of files
  machine.emitter.emit("API_FINISHED", { payload: { apiName: "sourceNodes" } })
  await machine.end("initializeData", "runningPostBootstrap")
  await machine.end("postBootstrap", "runningQueries")
  await machine.end("runQueries", "waiting")
  await machine.end("waitForMutations", "recreatingPages")
  return machine
}

test("after a file has changed while pages are created, they are created again, once", async () => {
  const { callApi, change, end } = await startAndChange()
  change("gatsby-source-filesystem")
  expect(callApi).toHaveBeenCalledTimes(2)
  await end("recreatePages", "runningQueries")
  await end("runQueries", "recreatingPages")
  await end("recreatePages", "runningQueries")
  await end("runQueries", "waiting")
})

test("pages are not created again because of nodes that the site itself derives meanwhile", async () => {
  const { callApi, change, end } = await startAndChange()
  change("default-site-plugin")
  expect(callApi).toHaveBeenCalledTimes(2)
  await end("recreatePages", "runningQueries")
  await end("runQueries", "waiting")
})
