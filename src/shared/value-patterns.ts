/**
 * Validation of the reader's values by id: the regular expression that the whole value must match, and the text that describes
 * valid values.
 */
export type ValuePatterns = Readonly<Record<string, { pattern: string; hint: string }>>
