/** Icons after links, by name: the id of their symbol, which each page defines once, and its one stroked path. */
export const linkIcons = {
  lock: { id: "link-icon-lock", path: "M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11" },
  external: { id: "link-icon-external", path: "M13 4h7v7M20 4l-9 9M10 5H4v15h15v-6" },
} as const
