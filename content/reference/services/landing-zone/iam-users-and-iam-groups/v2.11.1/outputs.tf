# modules/landingzone/iam-users-and-groups of the service catalog, v2.11.1.

output "billing_iam_group_arn" {
}

output "billing_iam_group_name" {
}

output "cross_account_access_all_group_arn" {
}

output "cross_account_access_all_group_name" {
}

output "cross_account_access_group_arns" {
}

output "cross_account_access_group_names" {
}

output "developers_iam_group_arn" {
}

output "developers_iam_group_name" {
}

output "full_access_iam_group_arn" {
}

output "full_access_iam_group_name" {
}

output "iam_admin_iam_group_arn" {
}

output "iam_admin_iam_group_name" {
}

output "iam_admin_iam_policy_arn" {
}

output "iam_self_mgmt_iam_group_arn" {
}

output "iam_self_mgmt_iam_group_name" {
}

output "iam_self_mgmt_iam_policy_arn" {
}

output "logs_iam_group_arn" {
}

output "logs_iam_group_name" {
}

output "read_only_iam_group_arn" {
}

output "read_only_iam_group_name" {
}

output "require_mfa_policy" {
}

output "ssh_grunt_sudo_users_group_arns" {
}

output "ssh_grunt_sudo_users_group_names" {
}

output "ssh_grunt_users_group_arns" {
}

output "ssh_grunt_users_group_names" {
}

output "support_iam_group_arn" {
}

output "support_iam_group_name" {
}

output "use_existing_iam_roles_iam_group_arn" {
}

output "use_existing_iam_roles_iam_group_name" {
}

output "user_access_keys" {
}

output "user_arns" {
}

output "user_passwords" {
}
