import type { PlanPart } from "../../../shared/plan"

const guides = "/guides/build-it-yourself"
const usage = "/guides/reference-architecture/example-usage-guide"
const ingredients = "/guides/production-framework/ingredients"
const services = "/reference/services"

/** The part of the plan for the pages below a path, unless their front matter names another. The longest path wins. */
const partsByPath: Readonly<Record<string, PlanPart>> = {
  [`${guides}/landing-zone`]: "accounts",
  [`${guides}/achieve-compliance`]: "security",
  [`${guides}/pipelines`]: "pipeline",
  [`${guides}/pipelines/production-grade-design/use-approval-flows`]: "approve",
  [`${guides}/vpc`]: "network",
  [`${guides}/kubernetes-cluster`]: "private-app",
  "/guides/reference-architecture": "accounts",
  [`${usage}/authenticate`]: "security",
  [`${usage}/configure-gw-pipelines`]: "pipeline",
  [`${usage}/deploy-apps`]: "private-app",
  [`${usage}/monitoring-alerting-logging`]: "prod",
  [`${usage}/undeploy`]: "apply",
  [`${ingredients}/landing-zone`]: "accounts",
  [`${ingredients}/ci-cd-pipeline`]: "pipeline",
  [`${ingredients}/automatic-updates`]: "pipeline",
  "/guides/stay-up-to-date/cis": "security",
  "/guides/working-with-code": "commit",
  [`${services}/app-orchestration`]: "private-app",
  [`${services}/app-orchestration/public-static-website`]: "public",
  [`${services}/ci-cd-pipeline`]: "pipeline",
  [`${services}/data-storage`]: "private-persistence",
  [`${services}/data-storage/amazon-ecr-repositories`]: "shared",
  [`${services}/landing-zone`]: "accounts",
  [`${services}/landing-zone/aws-root-account-baseline-wrapper`]: "management",
  [`${services}/landing-zone/aws-security-account-baseline-wrapper`]: "security",
  [`${services}/landing-zone/gruntwork-access`]: "security",
  [`${services}/landing-zone/iam-users-and-iam-groups`]: "security",
  [`${services}/networking`]: "network",
  [`${services}/networking/elastic-load-balancer-elb`]: "public",
  [`${services}/security`]: "public",
}

/** The default part of the plan for the page at a path. */
export function planPartOf(path: string): PlanPart | undefined {
  const parts = path.split("/").filter(Boolean)
  for (let length = parts.length; length > 0; length--) {
    const part = partsByPath[`/${parts.slice(0, length).join("/")}`]
    if (part) return part
  }
  return undefined
}
