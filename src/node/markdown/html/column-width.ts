/** Largest width of the column of an article's images, in CSS pixels. */
export const columnWidth = 760
