# modules/landingzone/account-baseline-root of the service catalog, v2.11.1.

output "allow_auto_deploy_access_from_other_accounts_iam_role_arn" {
}

output "allow_auto_deploy_access_from_other_accounts_iam_role_id" {
}

output "allow_billing_access_from_other_accounts_iam_role_arn" {
}

output "allow_billing_access_from_other_accounts_iam_role_id" {
}

output "allow_billing_access_sign_in_url" {
}

output "allow_dev_access_from_other_accounts_iam_role_arn" {
}

output "allow_dev_access_from_other_accounts_iam_role_id" {
}

output "allow_dev_access_sign_in_url" {
}

output "allow_full_access_from_other_accounts_iam_role_arn" {
}

output "allow_full_access_from_other_accounts_iam_role_id" {
}

output "allow_full_access_sign_in_url" {
}

output "allow_iam_admin_access_from_other_accounts_iam_role_arn" {
}

output "allow_iam_admin_access_from_other_accounts_iam_role_id" {
}

output "allow_iam_admin_access_sign_in_url" {
}

output "allow_logs_access_from_other_accounts_iam_role_arn" {
}

output "allow_logs_access_from_other_accounts_iam_role_id" {
}

output "allow_logs_access_sign_in_url" {
}

output "allow_read_only_access_from_other_accounts_iam_role_arn" {
}

output "allow_read_only_access_from_other_accounts_iam_role_id" {
}

output "allow_read_only_access_sign_in_url" {
}

output "allow_ssh_grunt_access_from_other_accounts_iam_role_arn" {
}

output "allow_ssh_grunt_access_from_other_accounts_iam_role_id" {
}

output "allow_ssh_grunt_access_sign_in_url" {
}

output "allow_support_access_from_other_accounts_iam_role_arn" {
}

output "allow_support_access_from_other_accounts_iam_role_id" {
}

output "allow_support_access_sign_in_url" {
}

output "aws_ebs_encryption_by_default_enabled" {
}

output "aws_ebs_encryption_default_kms_key" {
}

output "billing_iam_group_arn" {
}

output "billing_iam_group_name" {
}

output "child_accounts" {
}

output "cloudtrail_cloudwatch_group_arn" {
}

output "cloudtrail_cloudwatch_group_name" {
}

output "cloudtrail_iam_role_arn" {
}

output "cloudtrail_iam_role_name" {
}

output "cloudtrail_kms_key_alias_name" {
}

output "cloudtrail_kms_key_arn" {
}

output "cloudtrail_kms_key_arn_with_dependency" {
}

output "cloudtrail_s3_access_logging_bucket_arn" {
}

output "cloudtrail_s3_access_logging_bucket_name" {
}

output "cloudtrail_s3_bucket_arn" {
}

output "cloudtrail_s3_bucket_name" {
}

output "cloudtrail_s3_bucket_name_with_dependency" {
}

output "cloudtrail_trail_arn" {
}

output "config_iam_role_arns" {
}

output "config_recorder_names" {
}

output "config_s3_bucket_arn" {
}

output "config_s3_bucket_name" {
}

output "config_s3_bucket_name_with_dependency" {
}

output "config_sns_topic_arns" {
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

output "guardduty_cloudwatch_event_rule_arns" {
}

output "guardduty_cloudwatch_event_target_arns" {
}

output "guardduty_detector_ids" {
}

output "guardduty_findings_kms_key_alias_name" {
}

output "guardduty_findings_kms_key_arn" {
}

output "guardduty_findings_s3_bucket_arn" {
}

output "guardduty_findings_s3_bucket_name" {
}

output "guardduty_findings_sns_topic_arns" {
}

output "guardduty_findings_sns_topic_names" {
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

output "master_account_arn" {
}

output "master_account_email" {
}

output "master_account_id" {
}

output "organization_arn" {
}

output "organization_id" {
}

output "organization_root_id" {
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
