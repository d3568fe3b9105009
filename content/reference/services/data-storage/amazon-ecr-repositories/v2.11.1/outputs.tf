# modules/data-stores/ecr-repos of the service catalog, v2.11.1.

output "ecr_deny_access_policies" {
}

output "ecr_deny_access_policies_strict" {
}

output "ecr_read_policy_actions" {
}

output "ecr_repo_arns" {
}

output "ecr_repo_urls" {
}

output "ecr_write_policy_actions" {
}
