/** Sends a command to the tracker; a global, because the tracker's own script and other parts of the page look for it. */
type Gtag = (...command: unknown[]) => void

interface TrackedWindow {
  dataLayer?: unknown[]
  gtag?: Gtag
}

/** What tells whether the reader wants to be counted. Browsers keep the first two in different places. */
interface Privacy {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Whether the reader asked not to be tracked: by Do Not Track or by Global Privacy Control. */
export function refusesTracking(...privacies: readonly Privacy[]): boolean {
  return privacies.some(
    ({ doNotTrack, globalPrivacyControl }) => doNotTrack === "1" || globalPrivacyControl === true,
  )
}

let viewed: string | undefined

/**
 * Counts a view of the page, unless the reader refuses: once for a path and query, however often its fragment changes.
 * The first call fetches the tracker. A property whose settings count changes of the history as well counts twice.
 */
export function sendPageView(measurementId: string, { pathname, search }: Location): void {
  if (refusesTracking(navigator as Privacy, window as Privacy)) return
  const page = pathname + search
  if (page === viewed) return
  viewed = page
  const gtag = (window as TrackedWindow).gtag ?? startTracker(measurementId)
  // The page's title is set a frame after its text.
  requestAnimationFrame(() => {
    window.setTimeout(() =>
      gtag("event", "page_view", {
        page_path: page,
        page_location: window.location.origin + page,
        page_title: document.title,
      }),
    )
  })
}

function startTracker(measurementId: string): Gtag {
  const tracked = window as TrackedWindow
  const queue: unknown[] = (tracked.dataLayer ??= [])
  const gtag: Gtag = function () {
    // The tracker takes nothing but the object of this name for a command.
    // eslint-disable-next-line prefer-rest-params
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
