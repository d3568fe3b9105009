# modules/data-stores/ecr-repos of the service catalog, v0.96.3.

output "ecr_read_policy_actions" {
  description = "IAM actions that are needed to pull images."
}

output "ecr_repo_arns" {
  description = "ARN of each repository, keyed by the name of the repository."
}

output "ecr_repo_urls" {
  description = "URL of each repository, keyed by the name of the repository."
}

output "ecr_write_policy_actions" {
  description = "IAM actions that are needed to push images."
}
