/** One page of each kind, the heaviest of its kind where they differ much. */
export const pages = {
  home: "/",
  doc: "/intro/overview/how-it-works",
  guide: "/guides/build-it-yourself/pipelines/deployment-walkthrough/define-pipeline-as-code",
  service: "/reference/services/landing-zone/aws-security-account-baseline-wrapper",
  article: "/discussions/knowledge-base/3",
  search: "/search",
} as const
