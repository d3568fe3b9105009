/**
 * Width and height of icons: 13.5, 16 and 20 px at the default font size. In rem, so that icons grow with the text when
 * readers enlarge it.
 */
export const iconSizes = { link: "0.79412rem", small: "0.94118rem", medium: "1.17648rem" } as const
