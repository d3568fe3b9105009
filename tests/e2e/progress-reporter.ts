import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from "@playwright/test/reporter"
import { pageSnapshot } from "./page-snapshot"

const interval = 15_000

/** Prints each failure as it happens, and every 15 seconds how far the run is; of tests that pass it prints nothing. */
export default class ProgressReporter implements Reporter {
  private readonly startedAt = Date.now()
  private total = 0
  private ended = 0
  private failed = 0
  private timer: NodeJS.Timeout | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length
    this.timer = setInterval(() => this.printProgress(), interval)
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { status, errors } = result
    this.ended++
    if (status === test.expectedStatus || status === "skipped") return
    this.failed++
    const place = `${test.location.file}:${test.location.line}`
    console.log(`\nFAILED ${test.titlePath().filter(Boolean).join(" › ")}\n${place}`)
    for (const error of errors) this.onError(error)
    const snapshot = pageSnapshot(result)
    if (snapshot !== undefined) console.log(`The page at the end of the test:\n${snapshot}`)
  }

  /** Also called for errors outside of tests. */
  onError({ stack, message, value, snippet }: TestError): void {
    console.log([stack ?? message ?? value ?? "", snippet].filter(Boolean).join("\n"))
  }

  /** Prints errors of the servers, such as a build that is missing; Playwright only says that a server did not start. */
  onStdErr(chunk: string | Buffer, test?: TestCase): void {
    if (test === undefined) console.log(String(chunk).trimEnd())
  }

  onEnd(_result: FullResult): void {
    clearInterval(this.timer)
    this.printProgress()
  }

  printsToStdio(): boolean {
    return true
  }

  private printProgress(): void {
    const seconds = Math.round((Date.now() - this.startedAt) / 1000)
    console.log(`Browser tests: ${this.ended} of ${this.total}, ${this.failed} failed, ${seconds} s`)
  }
}
