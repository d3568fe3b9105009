/** Of the reader's own values that must have a form, by id: the regular expression for the whole value, and what it takes. */
export type ValueForms = Readonly<Record<string, { form: string; hint: string }>>
