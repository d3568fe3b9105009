/** The icons after links, each with its one stroked path. Only server rendering needs the paths. */
export const linkIcons = {
  lock: "M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11",
  external: "M13 4h7v7M20 4l-9 9M10 5H4v15h15v-6",
} as const

export type LinkIconName = keyof typeof linkIcons

/** Width and height of an icon without styles, in pixels. With styles, it grows with the text. */
export const linkIconSize = "13.5"

/** Class of the element with the icons, which are on the same line as the end of the text before them. */
export const linkIconClass = "link-icon"

/** Id of an icon's symbol, which each page defines once. */
export function linkIconId(name: string): string {
  return `link-icon-${name}`
}
