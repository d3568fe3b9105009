import { expect, test } from "vitest"
import { spaceArrows } from "./space-arrows"

test.each([
  ["A-->B", "A --> B"],
  ["A-->B-->C", "A --> B --> C"],
  ["my-node---other-node", "my-node --- other-node"],
  ["A<-->B", "A <--> B"],
  ["A-.->B & C==>D", "A -.-> B & C ==> D"],
  ["A[One]-->B(Two)-->C{Three}", "A[One] --> B(Two) --> C{Three}"],
  ["A-->|yes|B", "A -->|yes|B"],
  ["A-- text -->B", "A -- text --> B"],
  ["A --> B", "A --> B"],
])("%s", (line, spaced) => {
  expect(spaceArrows(line)).toBe(spaced)
})

test.each(['A["x-->y"]', "A[x-->y]", "A -->|x-->y| B", "A{x-->y}", "classDef big stroke-width:2px"])(
  "%s is not changed",
  (line) => {
    expect(spaceArrows(line)).toBe(line)
  },
)
