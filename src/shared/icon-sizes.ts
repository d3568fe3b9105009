/**
 * Width and height of icons: 16 and 20 px at the default font size. In rem, so that icons grow with the text when readers
 * enlarge it.
 */
export const iconSizes = { small: "0.94118rem", medium: "1.17648rem" } as const
