import { afterPaint } from "./after-paint"

/** Sends a command to the tracker. It is a global because the tracker's script expects it. */
type Gtag = (...command: unknown[]) => void

interface TrackedWindow {
  dataLayer?: unknown[]
  gtag?: Gtag
}

/** The reader's privacy settings. Depending on the browser, they are properties of `navigator` or of `window`. */
interface Privacy {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Whether the reader opted out of tracking, by Do Not Track or by Global Privacy Control. */
export function refusesTracking(...privacies: readonly Privacy[]): boolean {
  return privacies.some(
    ({ doNotTrack, globalPrivacyControl }) => doNotTrack === "1" || globalPrivacyControl === true,
  )
}

let viewed: string | undefined

/**
 * Reports a page view, unless the reader opted out. A change of the fragment alone is not a view. The first call loads the
 * tracker. Disable "page changes based on browser history events" in the analytics property, or views count twice.
 */
export function sendPageView(measurementId: string, { pathname, search }: Location): void {
  if (refusesTracking(navigator as Privacy, window as Privacy)) return
  const page = pathname + search
  if (page === viewed) return
  viewed = page
  const { gtag: started } = window as TrackedWindow
  const gtag = typeof started === "function" ? started : startTracker(measurementId) // a heading "gtag" is `window.gtag`, too
  // The title is updated a frame after the page's content.
  afterPaint(() =>
    gtag("event", "page_view", {
      page_path: page,
      page_location: window.location.origin + page,
      page_title: document.title,
    }),
  )
}

function startTracker(measurementId: string): Gtag {
  const tracked = window as TrackedWindow
  const queue: unknown[] = (tracked.dataLayer ??= [])
  const gtag: Gtag = function () {
    // The tracker accepts only `arguments` objects as commands, not arrays.
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments)
  }
  tracked.gtag = gtag
  gtag("js", new Date())
  gtag("config", measurementId, {
    anonymize_ip: true,
    send_page_view: false,
    cookie_flags: "SameSite=None;Secure",
  })

  const script = document.createElement("script")
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
  return gtag
}
