# modules/landingzone/iam-users-and-groups of the service catalog, v0.96.3.

output "billing_iam_group_arn" {
  description = "ARN of the billing group."
}

output "billing_iam_group_name" {
  description = "Name of the billing group."
}

output "cross_account_access_all_group_arn" {
  description = "ARN of the group that has access to all other accounts."
}

output "cross_account_access_all_group_name" {
  description = "Name of the group that has access to all other accounts."
}

output "cross_account_access_group_arns" {
  description = "ARNs of the groups for access to other accounts."
}

output "cross_account_access_group_names" {
  description = "Names of the groups for access to other accounts."
}

output "developers_iam_group_arn" {
  description = "ARN of the developers group."
}

output "developers_iam_group_name" {
  description = "Name of the developers group."
}

output "full_access_iam_group_arn" {
  description = "ARN of the full-access group."
}

output "full_access_iam_group_name" {
  description = "Name of the full-access group."
}

output "houston_cli_users_iam_group_arn" {
  description = "ARN of the group for users of the Houston CLI."
}

output "houston_cli_users_iam_group_name" {
  description = "Name of the group for users of the Houston CLI."
}

output "iam_admin_iam_group_arn" {
  description = "ARN of the IAM administrators group."
}

output "iam_admin_iam_group_name" {
  description = "Name of the IAM administrators group."
}

output "iam_admin_iam_policy_arn" {
  description = "ARN of the IAM policy of the IAM administrators group."
}

output "iam_self_mgmt_iam_group_arn" {
  description = "ARN of the group whose members administer their own IAM user."
}

output "iam_self_mgmt_iam_group_name" {
  description = "Name of the group whose members administer their own IAM user."
}

output "iam_self_mgmt_iam_policy_arn" {
  description = "ARN of the IAM policy with which users administer their own IAM user."
}

output "logs_iam_group_arn" {
  description = "ARN of the logs group."
}

output "logs_iam_group_name" {
  description = "Name of the logs group."
}

output "read_only_iam_group_arn" {
  description = "ARN of the read-only group."
}

output "read_only_iam_group_name" {
  description = "Name of the read-only group."
}

output "require_mfa_policy" {
  description = "IAM policy that requires MFA."
}

output "ssh_grunt_sudo_users_group_arns" {
  description = "ARNs of the groups whose members may log in over SSH with `sudo`."
}

output "ssh_grunt_sudo_users_group_names" {
  description = "Names of the groups whose members may log in over SSH with `sudo`."
}

output "ssh_grunt_users_group_arns" {
  description = "ARNs of the groups whose members may log in over SSH."
}

output "ssh_grunt_users_group_names" {
  description = "Names of the groups whose members may log in over SSH."
}

output "support_iam_group_arn" {
  description = "ARN of the support group."
}

output "support_iam_group_name" {
  description = "Name of the support group."
}

output "use_existing_iam_roles_iam_group_arn" {
  description = "ARN of the group whose members can pass existing IAM roles to AWS services."
}

output "use_existing_iam_roles_iam_group_name" {
  description = "Name of the group whose members can pass existing IAM roles to AWS services."
}

output "user_access_keys" {
  description = "Access keys of the IAM users. The secret keys are encrypted with PGP."
}

output "user_arns" {
  description = "ARN of each IAM user, keyed by the name of the user."
}

output "user_passwords" {
  description = "Console passwords of the IAM users, encrypted with PGP."
}
