import { readFileSync } from "node:fs"
import path from "node:path"
import { createContext, runInContext } from "node:vm"
import GithubSlugger from "github-slugger"
import { expect, test } from "vitest"
import { initialColorMode, themeColors, type ColorModeRules } from "../../theme/color-mode"
import { pageScriptsId } from "../../shared/page-scripts"
import { idleButton, inlineScript } from "./inline-script"

/** The id of an announcement, and the keys of the storage. */
const bar = "announcement-bar"
const barId = "docusaurus.announcement.id"
const barDismissed = "docusaurus.announcement.dismiss"
const rules: ColorModeRules = { default: "light", respectSystem: false, switchable: true }

/** The fields of a `keydown` event. */
interface KeyPress {
  key: string
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
  shiftKey?: boolean
  isComposing?: boolean
  repeat?: boolean
  /** Whether the focus is in a text field or a dialog. */
  isInField?: boolean
}

interface Options {
  rules?: Partial<ColorModeRules>
  stored?: Record<string, string>
  attributes?: Record<string, string>
  systemDark?: boolean
  /** The query of the address. */
  search?: string
  platform?: string
  storageThrows?: boolean
  withoutMeta?: boolean
  /** The target of an error event, and whether Gatsby has already started. */
  error?: { of: "window" | "SCRIPT" | "IMG"; started?: boolean }
  /** Whether the page is in a hidden tab, which has no frames. */
  hidden?: boolean
  /** Whether the HTML arrives only after the first paint. */
  slow?: boolean
  /** How the browser fails to report paints: it has no observers, or never calls them. */
  paints?: "unsupported" | "unreported"
  /** A `popstate` event after the address has changed to this path; `data-js` is the value that the page has set by then. */
  traversal?: { path: string; isTrusted: boolean; "data-js"?: string }
  /**
   * Clicks in order: the name of a button, or "text" for a click beside all buttons. "link" and "other link" are links to private
   * repositories, "link in a new tab" is a click on the first with Ctrl. "field" stands for a change of a field, "ready" for
   * hydration.
   */
  clicks?: readonly string[]
  /** A key press after the clicks. */
  key?: KeyPress
}

/** Runs the script in a new page. Returns the attributes of `html` and the theme color. */
function run(options: Options = {}) {
  const attributes: Record<string, string> = { ...options.attributes }
  const element = (store: Record<string, string>) => ({
    setAttribute: (name: string, value: string) => void (store[name] = value),
    getAttribute: (name: string) => store[name] ?? null,
    hasAttribute: (name: string) => name in store,
    removeAttribute: (name: string) => void delete store[name],
  })
  const buttons = new Map<string, Record<string, string>>()
  const field: Record<string, string> = {}
  const controls = new Map<string, object>()
  const buttonOf = (name: string) => {
    const marks = buttons.get(name) ?? {}
    buttons.set(name, marks)
    const href = name.endsWith("link") ? `https://a.io/${name}` : undefined
    const control = controls.get(name) ?? { ...element(marks), href, click: () => void clicked.push(name) }
    controls.set(name, control)
    return control
  }
  const clicked: string[] = []
  const held: string[] = []
  const metas: Record<string, string>[] = options.withoutMeta ? [] : [{ name: "theme-color" }]
  const created: Record<string, string>[] = []
  const listeners: Record<string, (event: object) => void> = {}
  let reloads = 0
  const steps: string[] = []
  const template = {
    content: "scripts",
    replaceWith(content: string) {
      steps.push(content)
      template.content = ""
    },
  }
  const whenParsed: (() => void)[] = []
  const window = { ___loader: options.error?.started ? {} : undefined }
  const page = {
    document: {
      documentElement: element(attributes),
      head: { appendChild: () => metas.push(...created) },
      querySelector(selector: string) {
        if (selector === "html[data-js] button[data-search-button]")
          return "data-js" in attributes ? buttonOf("Search") : null
        return metas[0] ? element(metas[0]) : null
      },
      createElement: () => {
        created.push({})
        return element(created[created.length - 1]!)
      },
      getElementById: (id: string) => (id === pageScriptsId && template.content ? template : null),
      hidden: options.hidden ?? false,
      readyState: options.slow ? "loading" : "interactive",
      addEventListener: (_: string, listener: () => void) => void whenParsed.push(listener),
    },
    window,
    PerformanceObserver: class {
      constructor(private readonly callback: () => void) {
        if (options.paints === "unsupported") throw new TypeError("not a constructor")
      }
      observe({ type }: { type: string }) {
        if (options.paints === "unreported") return
        steps.push(type)
        this.callback()
      }
    },
    requestAnimationFrame: (callback: () => void) => callback(),
    setTimeout(callback: () => void, wait: number) {
      if (template.content) steps.push(`${wait} ms`)
      callback()
    },
    addEventListener: (type: string, listener: () => void) => void (listeners[type] = listener),
    URLSearchParams,
    location: { pathname: "/guides", search: options.search ?? "", reload: () => void (reloads += 1) },
    navigator: { platform: options.platform ?? "Linux x86_64" },
    matchMedia: () => ({ matches: options.systemDark ?? false }),
    get localStorage() {
      if (options.storageThrows) throw new Error("denied")
      return { getItem: (key: string) => options.stored?.[key] ?? null }
    },
  }
  runInContext(inlineScript({ ...rules, ...options.rules }), createContext(page))
  for (const listener of whenParsed) {
    steps.push("parsed")
    listener()
  }
  if (options.error) {
    const { of } = options.error
    listeners.error?.({ target: of === "window" ? window : { tagName: of } })
  }
  if (options.traversal) {
    const { path, isTrusted, "data-js": mark } = options.traversal
    page.location.pathname = path
    if (mark !== undefined) attributes["data-js"] = mark
    listeners.popstate?.({ isTrusted })
  }
  for (const name of options.clicks ?? []) {
    if (name === "ready") attributes["data-js"] = name
    else if (name === "field") listeners.input?.({ target: element(field) })
    else {
      const [control = name, newTab] = name.split(" in a ")
      listeners.click?.({
        target: { closest: () => (name === "text" ? null : buttonOf(control)) },
        ctrlKey: newTab !== undefined,
        preventDefault: () => void held.push(name),
      })
    }
  }
  let prevented = false
  if (options.key) {
    const { isInField, ...key } = options.key
    const target = { closest: () => (isInField ? {} : null) }
    listeners.keydown?.({ ...key, target, preventDefault: () => void (prevented = true) })
  }
  const pressed = [...buttons].filter(([, marks]) => "data-pressed" in marks).map(([name]) => name)
  return { attributes, metas, reloads, steps, pressed, clicked, held, field, prevented }
}

test("a stored tool is set, and an invalid value is ignored", () => {
  expect(run({ stored: { "docusaurus.tab.iac-tool": "opentofu" } }).attributes["data-tool"]).toBe("opentofu")
  expect(run({ stored: { "docusaurus.tab.iac-tool": "pulumi" } }).attributes).not.toHaveProperty("data-tool")
  expect(run({ storageThrows: true }).attributes).not.toHaveProperty("data-tool")
})

test("without settings, the default mode and the script attribute are set", () => {
  expect(run().attributes).toEqual({ "data-js": "", "data-theme": "light" })
  expect(run({ rules: { default: "dark" } }).attributes["data-theme"]).toBe("dark")
})

test.each<[string, Options, string]>([
  ["a stored choice wins", { stored: { theme: "dark" } }, "dark"],
  [
    "a stored choice wins over the system",
    { rules: { respectSystem: true }, stored: { theme: "light" }, systemDark: true },
    "light",
  ],
  ["an invalid value is ignored", { stored: { theme: "solarized" } }, "light"],
  ["the name of a method of `Object` is invalid, too", { stored: { theme: "constructor" } }, "light"],
  ["the system is followed when allowed", { rules: { respectSystem: true }, systemDark: true }, "dark"],
  ["otherwise, the system is ignored", { systemDark: true }, "light"],
  [
    "without a switch, stored values are ignored",
    { rules: { switchable: false }, stored: { theme: "dark" } },
    "light",
  ],
])("%s", (_, options, mode) => {
  expect(run(options).attributes["data-theme"]).toBe(mode)
  const stored = options.stored?.theme ?? null
  expect(initialColorMode(stored, { ...rules, ...options.rules }, options.systemDark ?? false)).toBe(mode)
})

test.each<[string, Options, string]>([
  ["wins over a stored choice", { search: "?docusaurus-theme=dark", stored: { theme: "light" } }, "dark"],
  [
    "leads to the default if it is no mode",
    { search: "?docusaurus-theme=sepia", stored: { theme: "dark" } },
    "light",
  ],
  [
    "is ignored without a switch",
    { search: "?docusaurus-theme=dark", rules: { switchable: false } },
    "light",
  ],
])("the mode in the address %s", (_, options, mode) => {
  expect(run(options).attributes["data-theme"]).toBe(mode)
})

test.each([
  ["?in=eks", true],
  ["?from=mail&tag=vpc", true],
  ["?within=eks", false],
  ["?utm_source=mail", false],
  ["", false],
])("whether the lists wait for the filter of the address %j: %s", (search, waits) => {
  expect("data-unfiltered" in run({ search }).attributes).toBe(waits)
})

test.each([
  ["?build=", true],
  ["?from=mail&build=size,tags", true],
  ["?build-release=1.2.3", false],
  ["?rebuild=size", false],
])("whether the place of the call builder is reserved for the address %j: %s", (search, isReserved) => {
  expect("data-building" in run({ search }).attributes).toBe(isReserved)
})

test.each<[string, Options["error"]]>([
  ["a script of the page", { of: "SCRIPT" }],
  ["a script that is loaded later", { of: "SCRIPT", started: true }],
])("when %s fails, the page waits for neither the filter nor the builder of the address", (_, error) => {
  const { attributes } = run({ search: "?in=eks&build=", error })
  expect(attributes).not.toHaveProperty("data-unfiltered")
  expect(attributes).not.toHaveProperty("data-building")
})

test("storage that throws changes nothing", () => {
  const { attributes } = run({ storageThrows: true, attributes: { "data-announcement-id": "a" } })
  expect(attributes).toEqual({ "data-announcement-id": "a", "data-js": "", "data-theme": "light" })
})

test("the theme color is the paper color", () => {
  expect(run({ stored: { theme: "dark" } }).metas).toEqual([
    { name: "theme-color", content: themeColors.dark },
  ])
  expect(run({ withoutMeta: true }).metas).toEqual([{ name: "theme-color", content: themeColors.light }])
})

test.each([
  ["dismissed", bar, { [barId]: bar, [barDismissed]: "true" }, "true"],
  ["not dismissed", bar, { [barId]: bar, [barDismissed]: "false" }, undefined],
  ["another bar was dismissed", "summer", { [barId]: bar, [barDismissed]: "true" }, undefined],
  ["dismissed under its old name", bar, { [barId]: "annoucement-bar", [barDismissed]: "true" }, "true"],
  ["never seen", bar, {}, undefined],
  ["no bar", undefined, { [barId]: bar, [barDismissed]: "true" }, undefined],
])("announcement: %s", (_, id, stored, expected) => {
  const attributes: Record<string, string> = id === undefined ? {} : { "data-announcement-id": id }
  expect(run({ attributes, stored }).attributes["data-announcement-bar-initially-dismissed"]).toBe(expected)
})

test.each([
  ["a script that could not be loaded", { of: "SCRIPT" }, undefined],
  ["an exception", { of: "window" }, undefined],
  ["a picture", { of: "IMG" }, ""],
  ["a script that is loaded later", { of: "SCRIPT", started: true }, ""],
] as const)("after an error of %s, the script attribute is %s", (_, error, mark) => {
  expect(run({ error }).attributes["data-js"]).toBe(mark)
})

test.each<[string, Options, string[]]>([
  ["after the first paint", {}, ["paint", "scripts"]],
  ["after the HTML", { slow: true }, ["paint", "200 ms", "parsed", "scripts", "parsed"]],
  ["after a time where paints are not reported", { paints: "unreported" }, ["200 ms", "scripts"]],
  ["after a time where paints cannot be observed", { paints: "unsupported" }, ["200 ms", "scripts"]],
  ["at once in a hidden tab", { hidden: true }, ["scripts"]],
])("scripts are loaded %s", (_, options, steps) => {
  expect(run(options).steps).toEqual(steps)
})

test("a Mac is marked, for its shortcuts", () => {
  expect(run({ platform: "MacIntel" }).attributes["data-platform"]).toBe("mac")
  expect(run().attributes["data-platform"]).toBeUndefined()
})

test("the script's text depends only on the settings", () => {
  const script = inlineScript(rules)
  expect(script).toBe(inlineScript({ ...rules }))
  expect(script).not.toMatch(/<\/?script/i)
})

test.each([
  ["another page, before the router listens", { path: "/faq", isTrusted: true }, 1],
  ["another page, which the router opens", { path: "/faq", isTrusted: true, "data-js": "ready" }, 0],
  ["a heading of the same page", { path: "/guides", isTrusted: true }, 0],
  ["an event of the site's own", { path: "/faq", isTrusted: false }, 0],
])("back or forward to %s (%o) reloads the document %i times", (_, traversal, reloads) => {
  expect(run({ traversal }).reloads).toBe(reloads)
})

test.each([
  ["nothing", [], []],
  ["a button", ["Search"], ["Search"]],
  ["two buttons, the last of which counts", ["More", "Search"], ["Search"]],
  ["a button, and then text", ["Search", "text"], ["Search"]],
  ["a button of a page that answers", ["ready", "Search"], []],
])("after clicks on %s, the element to press after hydration is marked", (_, clicks, pressed) => {
  expect(run({ clicks }).pressed).toEqual(pressed)
})

test.each<[string, Options, string[], string[]]>([
  ["is held and marked", { clicks: ["link"] }, ["link"], ["link"]],
  ["is followed when it is pressed again", { clicks: ["link", "link"] }, ["link"], ["link"]],
  ["gives way to another", { clicks: ["link", "other link"] }, ["link", "other link"], ["other link"]],
  ["is followed into a new tab", { clicks: ["link in a new tab"] }, [], []],
  ["is followed if a script failed", { clicks: ["link"], error: { of: "SCRIPT" } }, [], []],
  ["is left to the page after hydration", { clicks: ["ready", "link"] }, [], []],
])("a link to a private repository that is pressed before hydration %s", (_, options, held, pressed) => {
  expect(run(options)).toMatchObject({ held, pressed })
})

test("a field that is changed before hydration is marked for later", () => {
  expect(run({ clicks: ["field"] }).field).toEqual({ "data-changed": "" })
  expect(run({ clicks: ["ready", "field"] }).field).toEqual({})
})

test("buttons of the elements that are defined in the head script are not marked", () => {
  const head = readFileSync(path.resolve(__dirname, "../../elements/head.ts"), "utf8")
  const names = [...head.matchAll(/customElements\.define\("([\w-]+)"/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect.soft(idleButton).toMatch(new RegExp(`[(,]${name} `))
})

test.each<[KeyPress, boolean]>([
  [{ key: "k", ctrlKey: true }, true],
  [{ key: "K", metaKey: true }, true],
  [{ key: "k", ctrlKey: true, isInField: true }, true],
  [{ key: "/" }, true],
  [{ key: "/", shiftKey: true }, true],
  [{ key: "/", isInField: true }, false],
  [{ key: "/", ctrlKey: true }, false],
  [{ key: "/", altKey: true }, false],
  [{ key: "k" }, false],
  [{ key: "j", ctrlKey: true }, false],
  [{ key: "k", ctrlKey: true, altKey: true }, false],
  [{ key: "K", ctrlKey: true, shiftKey: true }, false],
  [{ key: "k", ctrlKey: true, isComposing: true }, false],
])(
  "whether %o is a shortcut of the search, which presses its button at once or after hydration: %s",
  (key, is) => {
    const search = is ? ["Search"] : []
    expect(run({ key })).toMatchObject({ pressed: search, clicked: [], prevented: is })
    expect(run({ key, clicks: ["ready"] })).toMatchObject({ pressed: [], clicked: search, prevented: is })
  },
)

const controlK: KeyPress = { key: "k", ctrlKey: true }

test("a shortcut of the search that is held presses the button once", () => {
  const held = run({ key: { ...controlK, repeat: true }, clicks: ["ready"] })
  expect(held).toMatchObject({ clicked: [], prevented: true })
})

test.each<[string, Options, string[]]>([
  ["replaces the button that was pressed before", { clicks: ["More"] }, ["Search"]],
  ["is left to the browser if a script failed", { error: { of: "SCRIPT" } }, []],
])("a shortcut of the search %s", (_, options, pressed) => {
  expect(run({ ...options, key: controlK }).pressed).toEqual(pressed)
})

test("a heading “Page scripts” is not taken for the template with the scripts", () => {
  expect(new GithubSlugger().slug("Page scripts")).not.toBe(pageScriptsId)
})
