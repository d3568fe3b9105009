import { expect, test } from "vitest"
import { parseYaml } from "../content/yaml/parse-yaml"
import { createTermLinks } from "./create-term-links"
import { termFinder } from "./find-terms"
import { glossaryFile, glossarySchema, type Term } from "./glossary-file"
import { glossaryPage } from "./glossary-page"

const term = (name: string, extra: Partial<Term> = {}): Term => ({
  term: name,
  also: [],
  definition: `What ${name} means.`,
  ...extra,
})

const terms = [
  term("network ACL", { also: ["NACL"], see: "[Network ACLs](/guides/network-acls)" }),
  term("ACM"),
  term("drift"),
  term("hosted zone"),
]

const found = (text: string) =>
  termFinder(terms)(text).map(({ start, end, term }) => [text.slice(start, end), term.term])

test("terms are found as whole words, by each of their names and in the plural", () => {
  expect(found("Network acl: a NACL beside network ACLs.")).toEqual([
    ["Network acl", "network ACL"],
    ["NACL", "network ACL"],
    ["network ACLs", "network ACL"],
  ])
  expect(found("Hosted zones. Drift’s cause, in ACM's words")).toEqual([
    ["Hosted zones", "hosted zone"],
    ["Drift’s", "drift"],
    ["ACM's", "ACM"],
  ])
})

test("parts of words, of names and of addresses are no terms, nor is a name in other letters", () => {
  expect(
    found("drifting, aws-drift, drift-free, drift/x, x/drift, a.drift, acm, drift.tf, édrift, drifté"),
  ).toEqual([])
  expect(found("It ends in drift.")).toEqual([["drift", "drift"]])
  expect(termFinder([term("eBPF")])("ebpf, eBPF")).toMatchObject([{ start: 6 }])
  expect(termFinder([])("drift")).toEqual([])
})

test("of two terms at one position, the longer one is found", () => {
  const find = termFinder([term("zone"), term("zone file"), term("hosted zone")])
  expect(find("A zone file of a hosted zone, and a zone").map(({ term }) => term.term)).toEqual([
    "zone file",
    "hosted zone",
    "zone",
  ])
})

test("the marks of regular expressions in a term are text", () => {
  expect(termFinder([term("C++ module")])("A C++ module, a C module")).toHaveLength(1)
})

test("a page links each term once, except those that it explains itself", () => {
  const links = createTermLinks(terms, { slug: "/guides/x", pathPrefix: "/docs" })
  expect(links("Drift and drift")).toEqual([{ start: 0, end: 5, href: "/docs/reference/glossary#drift" }])
  expect(links("drift, ACM")).toEqual([{ start: 7, end: 10, href: "/docs/reference/glossary#acm" }])
  const explains = createTermLinks(terms, { slug: "/guides/network-acls/", pathPrefix: "" })
  expect(explains("A network ACL")).toEqual([])
  const section = [term("drift", { see: "[Drift](/guides/drift#cause)" })]
  expect(createTermLinks(section, { slug: "/guides/drift", pathPrefix: "" })("drift")).toEqual([])
  for (const slug of ["/reference/glossary", "/reference/glossary/"])
    expect(createTermLinks(terms, { slug, pathPrefix: "" })("drift")).toEqual([])
})

test("the glossary's page goes from A to Z, each term under its initial; other names of a term lead to it", () => {
  expect(glossaryPage(terms)).toBe(`---
title: Glossary
description: What 4 terms of AWS, Kubernetes and Terraform mean on this site, from A to Z.
toc_max_heading_level: 2
moved:
  nacl: "#network-acl"
---

The first time a page uses one of these terms, the term leads here, and shows its meaning under the pointer or the focus.

## A

### ACM {#acm}

What ACM means.

## D

### drift {#drift}

What drift means.

## H

### hosted zone {#hosted-zone}

What hosted zone means.

## N

### network ACL {#network-acl}

What network ACL means.

Also: NACL.

More: [Network ACLs](/guides/network-acls).
`)
})

test("a name of one letter, which is the id of a heading, leads nowhere", () => {
  expect(glossaryPage([term("Kelvin", { also: ["K"] })])).not.toContain("moved")
})

test("upper and lower case make no difference to the order of the glossary", () => {
  const order = [...glossaryPage(["aws", "AZ", "ACL"].map((name) => term(name))).matchAll(/^### (\w+)/gm)]
  expect(order.map(([, name]) => name)).toEqual(["ACL", "aws", "AZ"])
})

const problems = (yaml: string) =>
  parseYaml(glossarySchema, `content/${glossaryFile}`, yaml).problems.map(
    ({ file, line, message, fix }) => `${file}:${line} ${message} ${fix}`,
  )

test("problems of the file are reported at their positions", () => {
  expect(problems("- term: A\n  definition: B.\n- term: C\n  also: [a]\n  definition: D.")).toEqual([
    'content/glossary.yml:4 Entry 1 of "also" of entry 2 has a wrong value, "a". it must be defined once: entry 1 defines "a" as well.',
  ])
  expect(problems("- term: A\n  definition: B")).toEqual([
    'content/glossary.yml:2 "definition" of entry 1 has a wrong value, "B". it must end with a full stop.',
  ])
  expect(problems(`- term: A\n  definition: ${"B ".repeat(120)}B.`)).toEqual([
    `content/glossary.yml:2 "definition" of entry 1 has a wrong value, "${"B ".repeat(30)}…". it must have 240 characters at most.`,
  ])
  expect(problems("- term: A\n  definition: B.\n  see: /x")).toEqual([
    'content/glossary.yml:3 "see" of entry 1 has a wrong value, "/x". it must be a link such as "[Amazon EKS](/reference/…)".',
  ])
  expect(problems("- term: A\n  definition: B.\n  text: C")).toEqual([
    'content/glossary.yml:3 Unknown field "text". did you mean "term"?',
  ])
})
