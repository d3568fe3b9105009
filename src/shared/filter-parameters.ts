/** Parameters of the addresses that store a filter of a page's list. */
export const filterParameters = [
  "in",
  "q",
  "tag",
  "kind",
  "order",
  "category",
  "required",
  "type",
  "release",
] as const
