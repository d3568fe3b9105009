/** File of the messages that pages quote, below the index's folder. Only a query that looks like a message reads it. */
export const errorsName = "errors.json"

/** [number of a record, messages that it quotes], sorted by record. */
export type ErrorsFile = [number, string[]][]
