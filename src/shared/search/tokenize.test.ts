import { expect, test } from "vitest"
import { isStopWord, normalize, tokenize } from "./tokenize"

const terms = (text: string) => tokenize(text).map(({ term }) => term)

test.each([
  ["backup_retention_period", ["backup", "retention", "period"]],
  [
    "find_in_parents, find_in_ and to_set",
    ["find", "in", "parent", "find", "in", "and", "to", "set", "_findinparent", "_findin", "_toset"],
  ],
  ["eks_1.2_to", ["eks", "1", "2", "to", "1.2"]],
  ["modules/mgmt/bastion-host", ["module", "mgmt", "bastion", "host"]],
  ["woocommerce_init:hook.name", ["woocommerce", "init", "hook", "name"]],
  ["GuardDuty", ["guard", "duty", "guardduty"]],
  [
    "InvalidDBClusterStateFault",
    ["invalid", "db", "cluster", "state", "fault", "invaliddbclusterstatefault"],
  ],
  ["VPCs", ["vpc"]],
  ["OUs, subnet_ids, PRs, AWS, dns", ["ou", "subnet", "id", "prs", "aws", "dns"]],
  ["Don't, can’t; the user's", ["dont", "cant", "the", "user", "s"]],
  ["EC2", ["ec2"]],
  ["Policies and addresses", ["policy", "and", "address"]],
  ["Ties, boxes, hashes, status, class, os", ["tie", "box", "hash", "status", "class", "os"]],
  ["Café", ["cafe"]],
  ["😀 -- ()", []],
  ["vpc ⚠️", ["vpc"]],
  ["✔️", []],
  ["ab \ufdfa zz", ["ab", "صلىاللهعليهوسلم", "zz"]],
  ["aE\u0301B", ["a", "e", "b", "aeb"]],
])("%s is split into its words", (text, expected) => {
  expect(terms(text)).toEqual(expected)
})

test("a version is indexed in parts and as a whole, with and without its v", () => {
  expect(terms("v0.25.0")).toEqual(["0", "25", "0", "0.25.0"])
  expect(terms("AWS provider v4")).toEqual(["aw".concat("s"), "provider", "4"])
})

test("a token has its position in the text", () => {
  const text = "An S3 bucket"
  expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(["An", "S3", "bucket"])
})

test("very long words are truncated, so that keys and hashes do not fill the index", () => {
  expect(normalize("x".repeat(10_000))).toHaveLength(48)
})

test.each([
  ["customise", "customize"],
  ["organisations", "organizations"],
  ["organisational", "organizational"],
  ["authorising", "authorizing"],
  ["recognisable", "recognizable"],
  ["analysed", "analyzed"],
  ["behaviours", "behavior"],
  ["favoured", "favored"],
  ["favourites", "favorites"],
  ["centres", "center"],
  ["catalogues", "catalog"],
  ["dialogue", "dialog"],
  ["licences", "licenses"],
  ["licencing", "licensing"],
  ["defence", "defense"],
  ["offence", "offense"],
])("%s has the term of %s", (british, american) => {
  expect(normalize(british)).toBe(normalize(american))
})

test.each(
  "exercise otherwise enterprise precise advise supervise raise four hour scour source resource reference sequence provision basis redis analysis rogue tree release".split(
    " ",
  ),
)("%s is no British spelling", (word) => {
  expect(normalize(word)).toBe(word)
})

test("a term has no capitals, also of letters without case", () => {
  expect(normalize("𝐓erraform")).toBe("terraform")
})

test("stop words are recognized in their indexed form", () => {
  expect(["the", "how", "terraform"].map(isStopWord)).toEqual([true, true, false])
})
