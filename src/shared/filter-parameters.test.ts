import { expect, test } from "vitest"
import { noFilter as allArticles, writeFilter } from "../components/knowledge-base/filter-articles"
import { writeFilter as writeReferenceFilter } from "../components/reference/filter-reference"
import { noFilter as allServices, writeServiceFilter } from "../components/reference/filter-services"
import { filterParameters } from "./filter-parameters"

test("the parameters are those that the filters write", () => {
  const articles = writeFilter("", { ...allArticles, q: "a", tag: "b", kind: "concept", order: "newest" })
  const services = writeServiceFilter("", { ...allServices, text: "a", tag: "b", category: "c" })
  const reference = writeReferenceFilter("", { text: "a", required: true, type: "b", release: "newest" })
  const written = [articles, services, reference].flatMap((search) => [...new URLSearchParams(search).keys()])
  expect(new Set(filterParameters)).toEqual(new Set(written))
})
