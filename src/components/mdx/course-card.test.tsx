import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { CourseCard } from "./course-card"

vi.mock("gatsby", () => ({
  graphql: () => "",
  useStaticQuery: () => ({
    allFile: { nodes: [{ name: "course-terraform", childImageSharp: { gatsbyImageData: "picture" } }] },
  }),
}))
vi.mock("gatsby-plugin-image", () => ({
  getImage: (data: unknown) => data && { images: {}, width: 640, height: 360 },
  getSrc: () => "/terraform.webp",
  getSrcSet: () => "/terraform.webp 640w",
}))

const html = (props: Partial<Parameters<typeof CourseCard>[0]>) =>
  renderToStaticMarkup(
    <CourseCard
      title="Course"
      href="https://example.com"
      videos={3}
      duration={45}
      image="terraform"
      {...props}
    />,
  )

test.each([
  [1, 45, "1 video · 45 min"],
  [3, 60, "3 videos · 1 h"],
  [8, 141, "8 videos · 2 h 21 min"],
])("a course of %i videos with %i minutes: %s", (videos, duration, facts) => {
  expect(html({ videos, duration })).toContain(`>${facts}</span>`)
})

test("a picture is found by its name, and one that does not exist is an error", () => {
  expect(html({})).toContain('src="/terraform.webp"')
  expect(() => html({ image: "modules" })).toThrow("There is no picture src/images/course-modules.png.")
})
