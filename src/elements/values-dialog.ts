import { readValues, writeValues } from "../browser/stored-values"
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
      "The samples of all pages show and copy your values. They stay in this browser, until you close the tab or for good.",
    ),
  )
  const fields = [...usedValues(root)].map(([id, label]) => ({ id, ...field(label, values[id] ?? "") }))
  const remember = field("Remember on this device", "", "checkbox")
  remember.input.checked = remembered
  form.append(
    ...fields.map(({ label }) => label),
    remember.label,
    buttons(() => {
      for (const { input } of fields) input.value = ""
      remember.input.checked = false
    }),
  )
  form.addEventListener("submit", () => {
    const filled = fields.flatMap(({ id, input }) =>
      input.value.trim() === "" ? [] : [[id, input.value.trim()]],
    )
    const others = Object.entries(values).filter(([id]) => !fields.some((known) => known.id === id))
    const kept = Object.fromEntries([...others, ...filled]) as Record<string, string>
    writeValues({ values: kept, remembered: remember.input.checked })
    showValues(root, kept)
  })
  dialog.append(form)
  dialog.addEventListener("close", () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return () => dialog.close()
}

function textElement(name: "h2" | "p", text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

function field(text: string, value: string, type = "text") {
  const label = document.createElement("label")
  const input = document.createElement("input")
  input.type = type
  input.autocomplete = "off"
  input.spellcheck = false
  if (type === "text") input.value = value
  if (type === "text") label.append(text, input)
  else label.append(input, text)
  return { label, input }
}

function buttons(onClear: () => void): HTMLElement {
  const row = document.createElement("div")
  const save = document.createElement("button")
  save.textContent = "Use these values"
  const clear = document.createElement("button")
  clear.type = "button"
  clear.textContent = "Clear"
  clear.addEventListener("click", onClear)
  row.append(save, clear)
  return row
}
