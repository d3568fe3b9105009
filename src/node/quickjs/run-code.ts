import variant from "@jitl/quickjs-wasmfile-release-sync"
import { newQuickJSWASMModuleFromVariant } from "quickjs-emscripten-core"

/** Memory that a run can use, in bytes. A larger stack would overflow that of the process. */
const limits = { memory: 128 * 1024 * 1024, stack: 256 * 1024 }

interface RunOptions {
  /** Name of the code in its own errors. */
  name: string
  /**
   * Calls of the interpreter's interrupt handler, about 10,000 steps each, after which the run ends with an error: unlike a time,
   * the number does not depend on how busy the machine is.
   */
  maxInterrupts: number
}

/** The result of a run. */
interface RunResult {
  /** The text that the code assigned to the global variable `__result`, also before it failed. */
  result?: string
  /** Message of the error that ended the run. */
  error?: string
}

/**
 * Runs code in an interpreter of its own (QuickJS, compiled to WebAssembly), which has no files, no network and no
 * environment.
 */
export async function runCode(code: string, { name, maxInterrupts }: RunOptions): Promise<RunResult> {
  const quickJs = await newQuickJSWASMModuleFromVariant(variant)
  const runtime = quickJs.newRuntime()
  runtime.setMemoryLimit(limits.memory)
  runtime.setMaxStackSize(limits.stack)
  let interrupts = 0
  runtime.setInterruptHandler(() => ++interrupts > maxInterrupts)
  const context = runtime.newContext()
  try {
    const ran = context.evalCode(code, name)
    const jobs = ran.error ? undefined : runtime.executePendingJobs()
    const failed = ran.error ?? jobs?.error
    if (!ran.error) ran.value.dispose()
    const error = failed?.consume((thrown) => messageOf(context.dump(thrown)))
    const result: unknown = context
      .getProp(context.global, "__result")
      .consume((handle): unknown => context.dump(handle))
    return {
      ...(typeof result === "string" ? { result } : {}),
      ...(error === undefined ? {} : { error }),
    }
  } finally {
    context.dispose()
    runtime.dispose()
  }
}

function messageOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("message" in error)) return String(error)
  return error.message === "interrupted" ? "it runs for too long" : String(error.message)
}
