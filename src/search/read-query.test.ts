import { expect, test } from "vitest"
import { joinedPairs, queryShape, readQuery, withoutReferenceRoots } from "./read-query"

const read = (query: string, synonyms: string[][] = [], weakWords: string[] = []) =>
  readQuery(query, synonyms, weakWords, (term) => (term === "arhc" ? "arch" : term))

test("stop words are removed, unless there are no other words", () => {
  expect(read("how do i deploy the vpc").map(({ term }) => term)).toEqual(["deploy", "vpc"])
  expect(read("what is").map(({ term }) => term)).toEqual(["what", "is"])
})

test("only the last word is still being typed", () => {
  expect(read("root us").map(({ open }) => open)).toEqual([false, true])
})

test.each([" ", "?", ".", '"', ")", "…"])("the last word of a query that ends with %j is complete", (end) => {
  expect(read(`root user${end}`).map(({ open }) => open)).toEqual([false, false])
})

test("a word in mixed case is searched in parts, and optionally as a whole", () => {
  expect(read("bucketNotEmpty ").map(({ term, optional }) => [term, optional])).toEqual([
    ["bucket", false],
    ["not", false],
    ["empty", false],
    ["bucketnotempty", true],
  ])
})

test("a weak word has a lower weight, unless it is part of a name in a sentence", () => {
  const weights = (query: string) =>
    read(query, [], ["give", "not"]).map(({ term, weight }) => `${term} ${weight}`)
  expect(weights("give access ")).toEqual(["give 0.5", "access 1"])
  expect(weights("fails with BucketNotEmpty and give_access in my log ")).toContain("give 5")
})

test("synonyms are added to the words of the query", () => {
  const synonyms = [["ref arch", "reference architecture"]]
  expect(read("ref arch cost", synonyms).map((word) => word.synonyms)).toEqual([
    [["reference", "architecture"]],
    [["reference", "architecture"]],
    [],
  ])
})

test("a misspelled word has the synonyms of its correct spelling", () => {
  const synonyms = [["ref arch", "reference architecture"]]
  const [, misspelled] = read("ref arhc cost", synonyms)
  expect(misspelled).toMatchObject({ term: "arhc", synonyms: [["reference", "architecture"]] })
})

test("a synonym that the query contains is not added", () => {
  const synonyms = [["k8s", "node", "cluster"]]
  expect(read("k8s node", synonyms).map((word) => word.synonyms)).toEqual([[["cluster"]], []])
})

test("a phrase that is only the start of longer words has no synonyms", () => {
  const synonyms = [["ref arch", "reference architecture"]]
  expect(read("ref archive", synonyms).flatMap((word) => word.synonyms)).toEqual([])
})

test("a single digit is a word of the query, a single letter is not", () => {
  expect(read("step 2 of a b cluster").map(({ term }) => term)).toEqual(["step", "2", "cluster"])
})

test("a stop word at the end may be missing, because it can be the start of a longer word", () => {
  expect(read("vpc the").map(({ term, optional }) => [term, optional])).toEqual([
    ["vpc", false],
    ["the", true],
  ])
})

test.each([
  ["vpc", "topic"],
  ["the peering of a vpc", "topic"],
  ["vpc peering costs", "words"],
  ["vpc cidr_block", "name"],
  ["vpc 0.26", "version"],
  ["newest Release of vpc", "version"],
  ["vpc changelog", "version"],
  ["Helm release timed out", "words"],
])("the shape of the query %j is %j", (query, shape) => {
  expect(queryShape(query)).toBe(shape)
})

test("in a sentence, the words of a name have more weight; in a short query, all words are equal", () => {
  const weights = (query: string) => read(query).map(({ term, weight }) => [term, weight])
  expect(weights('The argument "force_destroy" is required in module x1')).toEqual([
    ["argument", 1],
    ["force", 5],
    ["destroy", 5],
    ["required", 1],
    ["module", 1],
    ["x1", 1],
  ])
  expect(weights("s3 force_destroy")).toEqual([
    ["s3", 1],
    ["force", 1],
    ["destroy", 1],
  ])
})

test("in a sentence, the name of an error has more weight as a whole than its words have", () => {
  const words = read("ExpiredToken: The security token included in the request is expired ")
  expect(words.map(({ term, weight }) => [term, weight])).toEqual([
    ["expired", 1],
    ["token", 1],
    ["security", 1],
    ["included", 1],
    ["request", 1],
    ["expiredtoken", 5],
  ])
})

test("a version is searched as a whole only, because its numbers are on most pages", () => {
  expect(read("terraform-aws-eks v5.1.0").map(({ term, open, optional }) => [term, open, optional])).toEqual([
    ["terraform", false, false],
    ["aws", false, false],
    ["eks", false, false],
    ["5.1.0", true, false],
  ])
})

test("the words and versions of a query have their order", () => {
  expect(read("eks 1.30 upgrade to v1.31 ").map(({ term }) => term)).toEqual([
    "eks",
    "1.30",
    "upgrade",
    "1.31",
  ])
})

test.each([
  ["vpn wont connect", ["vpn", "connect"]],
  ["vpn won't connect", ["vpn", "connect"]],
  ["VPN Won’t connect", ["vpn", "connect"]],
])("the negation in %j is a stop word", (query, terms) => {
  expect(read(query).map(({ term }) => term)).toEqual(terms)
})

test.each([
  ["var.multi_az", "multi_az"],
  ["local.name", "name"],
  ["module.vpc.vpc_id", "vpc.vpc_id"],
  ["dependency.vpc.outputs.vpc_id", "vpc. vpc_id"],
  ["value of output.name", "value of  name"],
])("reference roots are removed from %s", (query, rest) => {
  expect(withoutReferenceRoots(query).trim()).toBe(rest)
})

test.each([
  "module",
  "the var. Or not",
  "my_local.name",
  "terraform.tfvars",
  "outputs.",
  "data.aws_vpc.this",
])("%s is unchanged", (query) => {
  expect(withoutReferenceRoots(query)).toBe(query)
})

test.each(["", "   ", "😀", "(.*)+$["])("%j has no search words", (query) => {
  expect(read(query)).toEqual([])
})

test("a very long query is truncated", () => {
  expect(read("word ".repeat(5000))).toHaveLength(1)
  expect(read(Array.from({ length: 500 }, (_, index) => `w${index}x`).join(" ")).length).toBeLessThanOrEqual(
    24,
  )
})

test("words beyond those that a query is limited to are not joined, so that a long text takes no time", () => {
  expect(joinedPairs("name space ".repeat(1000), ["namespace"])).toHaveLength(12)
})

test("a stop word is not joined with the next word", () => {
  expect(joinedPairs("a part", ["apart"])).toEqual([])
  expect(joinedPairs("name space", ["namespace"])).toEqual([["name space", "namespace"]])
})
