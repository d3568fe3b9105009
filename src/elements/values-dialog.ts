import { lockScroll } from "../browser/scroll-lock"
import { readValues, type StoredValues, writeValues } from "../browser/stored-values"
import type { ValuePatterns } from "../shared/value-patterns"
import { createButton } from "./create-button"
import { showValues, usedValues } from "./show-values"

/** Opens the dialog with a field for each value that the page uses. Returns a function that closes it. */
export function openValues(root: HTMLElement): () => void {
  const { values, remembered } = readValues()
  const dialog = document.createElement("dialog")
  dialog.className = "values-dialog"
  dialog.setAttribute("aria-label", "My values")

  const form = document.createElement("form")
  form.method = "dialog"
  form.append(
    textElement("h2", "My values"),
    textElement(
      "p",
      "The samples of all pages show and copy your values. They are stored only in this browser: for this tab, or permanently.",
    ),
  )
  const patterns = patternsOf(root)
  const fields = [...usedValues(root)].map(([id, label]) => {
    const added = field(label, "text")
    added.input.value = values[id] ?? ""
    const rule = patterns[id]
    return {
      id,
      ...added,
      shown: rule ? [added.label, hintOf(id, added.input, rule)] : [added.label],
    }
  })
  const remember = field("Remember on this device", "checkbox")
  remember.input.checked = remembered
  form.append(
    ...fields.flatMap(({ shown }) => shown),
    remember.label,
    buttons({
      onClear: () => {
        for (const { input } of fields) input.value = ""
        remember.input.checked = false
        writeValues({ values: {}, remembered: false })
        showValues(root, {})
      },
      onClose: () => dialog.close(),
    }),
  )
  form.addEventListener("submit", () => {
    const kept = keptValues(fields)
    writeValues({ values: kept, remembered: remember.input.checked })
    showValues(root, kept)
  })
  dialog.append(form)
  closeOnBackdrop(dialog)
  document.body.append(dialog)
  dialog.showModal()
  const unlock = lockScroll()
  dialog.addEventListener("close", () => {
    window.getSelection()?.removeAllRanges() // Safari would scroll the page to where the caret of a removed field goes
    dialog.remove()
    unlock()
  })
  return () => dialog.close()
}

/** The reader's values after the dialog: those in its fields, and those that only other pages use. */
function keptValues(fields: readonly { id: string; input: HTMLInputElement }[]): StoredValues {
  const shown = Object.fromEntries(fields.map(({ id, input }) => [id, input.value.trim()]))
  const all = Object.entries({ ...readValues().values, ...shown })
  return Object.fromEntries(all.filter(([, value]) => value !== ""))
}

/** Closes a dialog on a click outside, but not at the end of a drag that selects text. Its content has to cover its box. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let pressedOutside = false
  dialog.addEventListener("pointerdown", ({ target }) => (pressedOutside = target === dialog))
  dialog.addEventListener("click", ({ target }) => {
    if (pressedOutside && target === dialog) dialog.close()
  })
}

function textElement(name: "h2" | "p", text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

function field(text: string, type: "text" | "checkbox") {
  const label = document.createElement("label")
  const input = document.createElement("input")
  input.type = type
  input.autocomplete = "off"
  input.spellcheck = false
  input.autocapitalize = "none"
  input.setAttribute("autocorrect", "off") // the names of accounts and domains are no words
  label.append(...(type === "text" ? [text, input] : [input, text]))
  return { label, input }
}

/** The patterns of the page's values: see `rehypeValues`. */
function patternsOf(root: HTMLElement): ValuePatterns {
  const text = root.querySelector<HTMLElement>("doc-values")?.dataset.patterns
  return text === undefined ? {} : (JSON.parse(text) as ValuePatterns) // written by the build
}

/** Requires a valid value, and returns the description of valid values. The browser shows the title in its message. */
function hintOf(id: string, input: HTMLInputElement, { pattern, hint }: ValuePatterns[string]): HTMLElement {
  const element = document.createElement("small")
  element.id = `value-hint-${id}`
  element.textContent = hint
  input.pattern = `\\s*(?:${pattern})\\s*`
  input.title = hint
  if (/^\\d\{\d+\}$/.test(pattern)) input.inputMode = "numeric" // phones show a keyboard of digits
  input.setAttribute("aria-describedby", element.id)
  return element
}

/** The row of buttons, with a message before them. */
function buttons({ onClear, onClose }: { onClear: () => void; onClose: () => void }): HTMLElement {
  const row = document.createElement("div")
  const save = document.createElement("button")
  save.textContent = "Use these values"
  const status = document.createElement("span")
  status.setAttribute("role", "status")
  row.append(
    status,
    actionButton("Clear", () => {
      onClear()
      status.textContent = "Cleared."
    }),
    actionButton("Close", onClose),
    save,
  )
  return row
}

function actionButton(name: string, onClick: () => void): HTMLElement {
  const button = createButton(name)
  button.addEventListener("click", onClick)
  return button
}
