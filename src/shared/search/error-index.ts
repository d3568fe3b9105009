/** File with the error messages that pages quote, in the index's folder. Only loaded for queries that look like one. */
export const errorsName = "errors.json"

/** [record number, messages that the record quotes], sorted by record. */
export type ErrorsFile = [number, string[]][]
