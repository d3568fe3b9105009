import { articlesPath } from "./knowledge-base"
import type { PlanPart } from "./plan"

/** A link of the home page. Internal addresses are final paths, without the path prefix. */
export interface HomeLink {
  title: string
  href: string
}

/** A link with a sentence about where it leads. */
export interface HomeCard extends HomeLink {
  text: string
}

/** One of the three cards below the hero; `drawing` names its illustration. */
export interface EntryCard extends HomeCard {
  drawing: "library" | "architecture" | "service"
}

/** The links for readers with a common goal, in the order in which they need them. */
export interface ReaderPath {
  title: string
  text: string
  links: readonly HomeLink[]
}

/** Target of "Get Started". */
export const startPage = "/intro/overview/intro-to-gruntwork"

/** The page's heading: the result that a reader can achieve in an afternoon, and the page to start with. */
export const headline: HomeLink = {
  title: "Your first module, tested and running on AWS this afternoon",
  href: "/intro/first-deployment/using-terraform-modules",
}

/** The three entry points. */
export const entryCards: readonly EntryCard[] = [
  {
    title: "What is Gruntwork?",
    href: startPage,
    text: "What the library, the tools and a subscription contain, and how to tell whether your project fits.",
    drawing: "library",
  },
  {
    title: "The Reference Architecture",
    href: "/guides/reference-architecture/",
    text: "For teams that bought one: configure it, receive the code, and run it in your own AWS accounts.",
    drawing: "architecture",
  },
  {
    title: "Deploy a service",
    href: "/guides/build-it-yourself/",
    text: "Assemble an architecture of your own, guide by guide: accounts, pipeline, network, cluster.",
    drawing: "service",
  },
]

const buildIt = "/guides/build-it-yourself"
const runIt = "/guides/reference-architecture/example-usage-guide"
const updateIt = "/guides/stay-up-to-date"
const services = "/reference/services"

/** The page of each part of the plan. */
export const planLinks: Record<PlanPart, string> = {
  accounts: `${buildIt}/landing-zone/`,
  management: `${buildIt}/landing-zone/production-grade-design/the-root-account`,
  security: `${services}/landing-zone/aws-security-account-baseline-wrapper`,
  shared: `${buildIt}/landing-zone/production-grade-design/child-accounts`,
  dev: "/intro/first-deployment/deploy",
  stage: "/guides/working-with-code/using-modules",
  prod: `${runIt}/deploy-apps/intro`,
  network: `${buildIt}/vpc/`,
  public: `${services}/networking/elastic-load-balancer-elb`,
  "private-app": `${services}/app-orchestration/`,
  "private-persistence": `${services}/data-storage/`,
  pipeline: `${buildIt}/pipelines/`,
  commit: `${buildIt}/pipelines/core-concepts/trunk-based-development-model`,
  plan: `${buildIt}/pipelines/core-concepts/ci-cd-workflows`,
  approve: `${buildIt}/pipelines/production-grade-design/use-approval-flows`,
  apply: `${services}/ci-cd-pipeline/ecs-deploy-runner`,
}

/** The reader paths, from the first day on. */
export const readerPaths: readonly ReaderPath[] = [
  {
    title: "New here",
    text: "Get access and deploy a first module.",
    links: [
      { title: "How it works", href: "/intro/overview/how-it-works" },
      { title: "Set up your machine", href: "/intro/environment-setup/recommended_tools" },
    ],
  },
  {
    title: "Building",
    text: "Design it, then write it as code.",
    links: [
      { title: "Deploy new infrastructure", href: "/reference/services/intro/deploy-new-infrastructure" },
      { title: "Use library modules", href: "/guides/working-with-code/using-modules" },
    ],
  },
  {
    title: "Operating",
    text: "Sign in, ship, watch, change.",
    links: [
      { title: "Sign in to accounts", href: `${runIt}/authenticate/intro` },
      { title: "Metrics, alerts and logs", href: `${runIt}/monitoring-alerting-logging/intro` },
    ],
  },
  {
    title: "Upgrading",
    text: "Move versions without surprises.",
    links: [
      { title: "All update guides", href: `${updateIt}/` },
      { title: "How we version code", href: "/guides/working-with-code/versioning" },
    ],
  },
  {
    title: "Stuck",
    text: "Paste the error into the search, then:",
    links: [
      { title: "FAQ", href: "/faq/" },
      { title: "Knowledge base", href: articlesPath },
      { title: "Support", href: "/support" },
    ],
  },
]

/** The five projects that most teams start with. */
export const useCases: readonly HomeCard[] = [
  {
    title: "Set up a multi-account structure",
    href: `${buildIt}/landing-zone/`,
    text: "An AWS account for each environment, one place for users, and audit logs that nobody can alter.",
  },
  {
    title: "Run infrastructure changes through CI/CD",
    href: `${buildIt}/pipelines/`,
    text: "Plan on a pull request, approve, apply after the merge: with the CI tool you already have.",
  },
  {
    title: "Build a network",
    href: `${buildIt}/vpc/`,
    text: "A VPC with three tiers of subnets, peering, and access rules between the tiers.",
  },
  {
    title: "Run Kubernetes on EKS",
    href: `${buildIt}/kubernetes-cluster/`,
    text: "Control plane, workers, IAM mapping, and the core services a cluster needs before the first pod.",
  },
  {
    title: "Comply with the CIS AWS Foundations Benchmark",
    href: `${buildIt}/achieve-compliance/`,
    text: "Modules that implement the benchmark's controls, and a matrix that traces each one.",
  },
]

/** Tools with their own documentation sites. */
export const tools: readonly HomeCard[] = [
  {
    title: "Terragrunt",
    href: "https://terragrunt.gruntwork.io",
    text: "Keeps Terraform and OpenTofu configurations DRY across modules, environments and remote state.",
  },
  {
    title: "Terratest",
    href: "https://terratest.gruntwork.io",
    text: "A Go library for testing infrastructure code by deploying it.",
  },
  {
    title: "Gruntwork Installer",
    href: "https://github.com/gruntwork-io/gruntwork-installer",
    text: "Installs scripts and binaries from tagged releases, on servers and in CI.",
  },
]

/** Paths of all links above to pages of this site. */
export const homePaths: readonly string[] = [
  startPage,
  ...[headline, ...entryCards, ...readerPaths.flatMap(({ links }) => links), ...useCases].map(
    ({ href }) => href,
  ),
  ...Object.values(planLinks),
]
