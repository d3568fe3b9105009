import { expect, test } from "vitest"
import { zoomedRect } from "./zoomed-rect"

const window = { width: 1032, height: 832 }

test.each([
  ["a small photograph keeps its size", { width: 400, height: 200, scalable: false }, [316, 316, 400, 200]],
  ["a large one fits the window", { width: 2000, height: 1000, scalable: false }, [16, 166, 1000, 500]],
  ["a tall one fits the window", { width: 800, height: 1600, scalable: false }, [316, 16, 400, 800]],
  ["a drawing fills the window", { width: 100, height: 50, scalable: true }, [16, 166, 1000, 500]],
])("%s", (_, natural, [left, top, width, height]) => {
  expect(zoomedRect(window, natural)).toEqual({ left, top, width, height })
})
