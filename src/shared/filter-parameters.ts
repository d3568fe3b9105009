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

/** Parameter with the names of the optional inputs in the call builder; present, possibly empty, while the builder is open. */
export const builderParameter = "build"
