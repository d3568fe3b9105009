import { runInNewContext } from "node:vm"

/** Globals that exist both at build time and in browsers: of the language, of web APIs in Node, and of the bundler. */
export const globalNames: ReadonlySet<string> = new Set([
  ...(runInNewContext("Object.getOwnPropertyNames(globalThis)") as string[]), // of a list of names
  ..."AbortController AbortSignal Blob DOMException Event EventTarget FormData Headers Request Response".split(
    " ",
  ),
  ..."TextDecoder TextEncoder URL URLSearchParams atob btoa console crypto fetch performance".split(" "),
  ..."clearInterval clearTimeout queueMicrotask setInterval setTimeout structuredClone".split(" "),
  ..."arguments global module process require __BASE_PATH__ __PATH_PREFIX__".split(" "),
])

/** Globals that exist only in browsers. */
export const browserNames: ReadonlySet<string> = new Set(
  [
    "window document navigator location history screen localStorage sessionStorage self frames parent top",
    "alert confirm prompt open close print scroll scrollTo scrollBy matchMedia getComputedStyle getSelection",
    "requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback",
    "addEventListener removeEventListener dispatchEvent innerHeight innerWidth scrollX scrollY devicePixelRatio",
    "Element HTMLElement Image Node CustomEvent KeyboardEvent MouseEvent MutationObserver",
    "IntersectionObserver ResizeObserver FileReader XMLHttpRequest WebSocket Worker Notification",
  ].flatMap((names) => names.split(" ")),
)
