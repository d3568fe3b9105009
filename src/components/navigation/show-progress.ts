import { listenToProgress, readProgress, writeProgress } from "../../browser/progress"

/** Shows within `root` which steps are done, and stores steps that are checked off. Returns a cleanup function. */
export function showProgress(root: HTMLElement): () => void {
  const show = () => {
    const done = readProgress()
    let count = 0
    for (const mark of root.querySelectorAll<HTMLElement>("[data-step]")) {
      const isDone = done.has(mark.dataset.step ?? "")
      if (isDone) count++
      if (mark instanceof HTMLInputElement) {
        mark.checked = isDone
        mark.disabled = false
      } else mark.toggleAttribute("data-done", isDone)
    }
    const total = root.querySelector("[data-done-count]")
    if (total) total.textContent = count === 0 ? "" : `${count} done`
  }
  const keep = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.step === undefined) return
    writeProgress(target.dataset.step, target.checked)
    show() // a step that could not be stored is not checked off
  }

  show()
  root.addEventListener("change", keep)
  const stop = listenToProgress(show)
  return () => {
    root.removeEventListener("change", keep)
    stop()
  }
}
