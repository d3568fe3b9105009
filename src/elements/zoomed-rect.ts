/** A rectangle in the window, in pixels. */
export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

const margin = 16

/**
 * Position of a zoomed picture: centered in the window, as large as fits; a raster image never larger than its natural size.
 */
export function zoomedRect(
  window: { width: number; height: number },
  natural: { width: number; height: number; scalable: boolean },
): Rect {
  const room = Math.min(
    (window.width - 2 * margin) / natural.width,
    (window.height - 2 * margin) / natural.height,
  )
  const scale = natural.scalable ? room : Math.min(room, 1)
  const width = natural.width * scale
  const height = natural.height * scale
  return { left: (window.width - width) / 2, top: (window.height - height) / 2, width, height }
}
