/** The listbox of the search; the focus stays in the field. */
export interface OptionList {
  id: string
  /** Index of the active option, which Enter opens. */
  active: number
  onActive: (index: number) => void
}
