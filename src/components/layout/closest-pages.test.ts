import { expect, test } from "vitest"
import { closestPages, wordsOfPath } from "./closest-pages"

const pages = [
  ["/", "Gruntwork Docs"],
  ["/intro/overview/how-it-works", "How it works"],
  ["/intro/overview/getting-started", "Getting started"],
  ["/intro/tool-fundamentals/terragrunt", "Terragrunt"],
  ["/faq/eks/", "EKS"],
  ["/faq/terragrunt/", "Terragrunt"],
  ["/guides/build-it-yourself/vpc/", "Deploy a production-grade VPC"],
  ["/guides/build-it-yourself/vpc/core-concepts/nat-gateways", "NAT gateways"],
  ["/guides/build-it-yourself/landing-zone/", "Configure your accounts with Landing Zone"],
  ["/reference/services/networking/virtual-private-cloud-vpc", "VPC"],
  ["/reference/services/app-orchestration/amazon-eks", "Amazon EKS", "modules/services/eks-cluster"],
  ["/reference/services/app-orchestration/amazon-ecs-cluster", "Amazon ECS Cluster"],
  ["/reference/services/app-orchestration/argo-cd", "Argo CD", "modules/services/eks-argocd"],
  ["/reference/services/networking/sns-topics", "SNS Topics"],
  ["/reference/services/security/bastion", "Bastion", "modules/mgmt/bastion-host"],
  ["/releases/catalog/2024", "Releases of 2024"],
  ["/releases/catalog/2025", "Releases of 2025"],
  ["/releases/catalog/2026", "Releases of 2026"],
  ["/shelf/one", "One"],
  ["/shelf/two", "Two"],
  ["/tags/s-3", "S3"],
  ["/support", "Support"],
].map(([slug = "", title = "", module = null]) => ({ slug, title, module }))

function slugs(path: string, count = 3) {
  return closestPages(path, pages, count).map(({ slug }) => slug)
}

test.each([
  ["a letter is missing", "/intro/overview/how-it-work", "/intro/overview/how-it-works"],
  ["the page moved to another folder", "/docs/guides/getting-started", "/intro/overview/getting-started"],
  ["a file extension was left", "/faq/eks/index.html", "/faq/eks/"],
  ["a different separator", "/intro/overview/getting_started", "/intro/overview/getting-started"],
  ["a different case", "/Support", "/support"],
  ["a word of the title", "/landing-zone", "/guides/build-it-yourself/landing-zone/"],
  ["words are misspelled", "/tools/teragrunt", "/intro/tool-fundamentals/terragrunt"],
  ["percent-encoded characters", "/intro/overview/how%20it%20works", "/intro/overview/how-it-works"],
  ["percent-encoded letters", "/%73%75pport", "/support"],
  ["query and fragment are ignored", "/suport?from=mail#billing", "/support"],
])("%s", (_, path, expected) => {
  expect(slugs(path)[0]).toBe(expected)
})

test.each([
  [
    "a service by its module's name",
    "/reference/services/networking/bastion-host",
    "/reference/services/security/bastion",
  ],
  [
    "a service by its module's name, not by a word of it",
    "/reference/services/eks-cluster",
    "/reference/services/app-orchestration/amazon-eks",
  ],
  [
    "the service of that name, not one whose module has the name in its own",
    "/reference/services/app-orchestration/eks",
    "/reference/services/app-orchestration/amazon-eks",
  ],
  ["a name without its separators", "/tags/s3", "/tags/s-3"],
  ["the newest year, if the year is missing", "/releases/catalog", "/releases/catalog/2026"],
  ["the pages of a folder that is no page", "/shelf", "/shelf/one"],
])("the best proposal is %s", (_, path, expected) => {
  expect(slugs(path)[0]).toBe(expected)
})

test("the pages of a folder come before a page elsewhere whose name is similar to the folder's", () => {
  const similar = { slug: "/tools/catalogue", title: "Releases" }
  expect(closestPages("/releases/catalog", [similar, ...pages], 1)).toMatchObject([
    { slug: "/releases/catalog/2026" },
  ])
})

test("of pages with the same name, the one in the same folder is proposed first", () => {
  expect(slugs("/intro/tools/terragrunt", 2)).toEqual([
    "/intro/tool-fundamentals/terragrunt",
    "/faq/terragrunt/",
  ])
})

test("a rare word weighs more than a common one", () => {
  expect(slugs("/guides/nat")[0]).toBe("/guides/build-it-yourself/vpc/core-concepts/nat-gateways")
})

test("nothing is proposed when no page is similar", () => {
  expect(slugs("/wp-login.php")).toEqual([])
  expect(slugs("/")).toEqual([])
})

test("at most the given number of pages is proposed", () => {
  expect(slugs("/guides/build-it-yourself/vpc/vpc", 2)).toHaveLength(2)
})

test("an address that cannot be decoded is used as typed", () => {
  expect(slugs("/support%E0%A4%A")[0]).toBe("/support")
})

test("the words of an address are separated for a search field", () => {
  expect(wordsOfPath("/docs/how_it-works/index.html?x=1#y")).toEqual(["docs", "how", "it", "works"])
})
