import { expect, test } from "vitest"
import {
  noFilter,
  filterServices,
  groupServices,
  type ListedService,
  readServiceFilter,
  tagsOf,
  withKnownValues,
  writeServiceFilter,
} from "./filter-services"

const service = (title: string, category: string, tags: string[] = []): ListedService => ({
  slug: `/${title}`,
  title,
  description: `Runs ${title} for you.`,
  category,
  tags: tags.map((slug) => ({ slug, label: slug.toUpperCase() })),
  place: undefined,
})

const services = [
  service("VPC", "networking", ["network"]),
  service("RDS", "data", ["database"]),
  service("Aurora", "data", ["database"]),
]
const titles = (filter: Partial<typeof noFilter>) =>
  filterServices(services, { ...noFilter, ...filter }).map(({ title }) => title)

test("text, category and tag are combined with AND", () => {
  expect(titles({})).toEqual(["VPC", "RDS", "Aurora"])
  expect(titles({ text: "runs rds" })).toEqual(["RDS"])
  expect(titles({ text: "Database" })).toEqual(["RDS", "Aurora"])
  expect(titles({ category: "data", text: "aur" })).toEqual(["Aurora"])
  expect(titles({ tag: "network" })).toEqual(["VPC"])
  expect(titles({ tag: "network", category: "data" })).toEqual([])
})

test("each tag can be selected once, in the order of the labels, whatever its address is", () => {
  const tagged = [
    { ...service("VPC", "networking"), tags: [{ slug: "a", label: "Networks" }] },
    {
      ...service("RDS", "data"),
      tags: [
        { slug: "b", label: "Databases" },
        { slug: "a", label: "Networks" },
      ],
    },
  ]
  expect(tagsOf(tagged).map(({ label }) => label)).toEqual(["Databases", "Networks"])
})

test("groups are in the order of the plan, other groups follow; services are sorted by name", () => {
  const more = [
    service("Jenkins", "ci-cd-pipeline"),
    service("Accounts", "landing-zone"),
    service("Macie", "compliance"),
  ]
  expect(
    groupServices([...services, ...more]).map(({ category, view, services: members }) => [
      category,
      view?.number,
      members.map(({ title }) => title),
    ]),
  ).toEqual([
    ["landing-zone", 1, ["Accounts"]],
    ["networking", 2, ["VPC"]],
    ["ci-cd-pipeline", 3, ["Jenkins"]],
    ["compliance", undefined, ["Macie"]],
    ["data", undefined, ["Aurora", "RDS"]],
  ])
})

test("the filter is written to and parsed from the address", () => {
  const filter = { text: "a b", category: "data", tag: "x" }
  expect(writeServiceFilter("", filter)).toBe("?in=a+b&category=data&tag=x")
  expect(readServiceFilter("?in=a+b&category=data&tag=x")).toEqual(filter)
  expect(writeServiceFilter("?tag=y", noFilter)).toBe("")
  expect(writeServiceFilter("?from=mail&tag=y", filter)).toBe("?from=mail&in=a+b&category=data&tag=x")
})

test("a category or a tag of an address that no service has is ignored", () => {
  const known = { text: "a", category: "data", tag: "database" }
  expect(withKnownValues(known, services)).toEqual(known)
  expect(withKnownValues({ text: "a", category: "nope", tag: "nope" }, services)).toEqual({
    ...noFilter,
    text: "a",
  })
})
