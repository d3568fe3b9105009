import { expect, test } from "vitest"
import { imageOrigins } from "./image-origins"

test("only the images that lie elsewhere have an origin", () => {
  expect(
    imageOrigins([
      "./a.png",
      "/img/b.png",
      "data:image/png;base64,AA",
      "https://z.example/c.png",
      "https://z.example/d.png?x=1",
      "http://a.example:8080/e.png",
      "//cdn.example/f.png",
      "https://",
    ]),
  ).toEqual(["cdn.example", "http://a.example:8080", "https://z.example"])
})
