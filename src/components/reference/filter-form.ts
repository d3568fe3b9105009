import { readRelease, type ReferenceFilter } from "./filter-reference"

/** The filter's controls by name. They are the only state of the filter. */
export type FilterForm = HTMLFormElement & {
  elements: {
    text: HTMLInputElement
    required: HTMLInputElement
    type: HTMLSelectElement
    /** Absent if only one release is known. */
    release?: HTMLSelectElement
  }
}

/** Reads the filter from the controls. */
export function readForm({ elements: { text, required, type, release } }: FilterForm): ReferenceFilter {
  return {
    text: text.value,
    required: required.checked,
    type: type.value,
    release: readRelease(release?.value),
  }
}

/** Sets the controls to a filter. A value that a control does not have is lost. */
export function fillForm({ elements }: FilterForm, filter: ReferenceFilter): void {
  const { text, required, type, release } = elements
  text.value = filter.text
  required.checked = filter.required
  type.value = filter.type
  if (release) release.value = filter.release
}
