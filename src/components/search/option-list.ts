/** The list of the search, whose focus stays in the field. */
export interface OptionList {
  id: string
  /** Number of the option that Enter opens. */
  active: number
  onActive: (index: number) => void
}
