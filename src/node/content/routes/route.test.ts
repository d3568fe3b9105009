import { expect, test } from "vitest"
import { articleSlug, docRoute, kebabCase, numberPrefix, serviceRoute, stripNumberPrefix } from "./route"

test.each([
  ["intro.md", {}, "intro", "/intro"],
  ["faq/index.md", {}, "faq/index", "/faq/"],
  ["faq/README.md", {}, "faq/README", "/faq/"],
  ["guides/guides.mdx", {}, "guides/guides", "/guides/"],
  ["index.md", {}, "index", "/"],
  ["guides/02-authenticate/01-intro.md", {}, "guides/authenticate/intro", "/guides/authenticate/intro"],
  [
    "guides/02-authenticate/01-intro.md",
    { parse_number_prefixes: false },
    "guides/02-authenticate/01-intro",
    "/guides/02-authenticate/01-intro",
  ],
  ["news/2021-11-01-x.md", {}, "news/2021-11-01-x", "/news/2021-11-01-x"],
  ["a/b.md", { id: "c" }, "a/c", "/a/c"],
  ["api/index.md", { id: "api-home" }, "api/api-home", "/api/"],
  ["a/b.md", { slug: "/x/y" }, "a/b", "/x/y"],
  ["a/b.md", { slug: "c" }, "a/b", "/a/c"],
  ["a/b.md", { slug: "größe 1" }, "a/b", "/a/größe 1"],
  ["a/index.md", { slug: "./" }, "a/index", "/a/"],
  [
    "environment-setup/recommended_tools.md",
    {},
    "environment-setup/recommended_tools",
    "/environment-setup/recommended_tools",
  ],
])("docRoute(%s, %j)", (file, overrides, id, slug) => {
  expect(docRoute(file, overrides)).toEqual({ id, slug })
})

test("a service's route is its folder, without a trailing slash", () => {
  expect(serviceRoute("networking/sns-topics/index.mdx")).toEqual({
    id: "reference/services/networking/sns-topics",
    slug: "/reference/services/networking/sns-topics",
  })
})

test.each([
  ["02-authenticate", "authenticate", 2],
  ["1. first", "first", 1],
  ["03_x", "x", 3],
  ["2021-10-01-x", "2021-10-01-x", undefined],
  ["1.3.0", "1.3.0", undefined],
  ["terraform-12", "terraform-12", undefined],
  ["plain", "plain", undefined],
])("number prefix of %s", (name, stripped, position) => {
  expect(stripNumberPrefix(name)).toBe(stripped)
  expect(numberPrefix(name)).toBe(position)
})

test.each([
  ["ec2", "ec-2"],
  ["s3", "s-3"],
  ["route53", "route-53"],
  ["ci-cd", "ci-cd"],
  ["TLS", "tls"],
  ["aws-landing-zone", "aws-landing-zone"],
  ["static website", "static-website"],
  ["Données", "donnees"],
  ["Donne\u0301es", "donnees"],
  ["Übersicht", "ubersicht"],
  ["ReadMé2", "read-me-2"],
  ["déjà vu", "deja-vu"],
  ["Straße", "strasse"],
  ["Łódź", "lodz"],
  ["Œuvre Ærø", "oeuvre-aero"],
  ["数据库", "数据库"],
  ["ガイド", "ガイド"],
  ["한국어", "한국어"],
  ["Йод ПриветМир", "йод-приветмир"],
  ["قاعدة البيانات", "قاعدة-البيانات"],
  ["हिन्दी", "हिन्दी"],
])("kebabCase(%s)", (label, slug) => {
  expect(kebabCase(label)).toBe(slug)
})

test("an article's address is its number", () => {
  expect(articleSlug(12)).toBe("/discussions/knowledge-base/12")
})
