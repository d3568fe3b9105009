# modules/landingzone/account-baseline-app of the service catalog, v2.11.1.

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

output "cloudtrail_s3_access_logging_bucket_name" {
}

output "cloudtrail_s3_bucket_name" {
}

output "cloudtrail_trail_arn" {
}

output "config_iam_role_arns" {
}

output "config_recorder_names" {
}

output "config_s3_bucket_names" {
}

output "config_sns_topic_arns" {
}

output "github_actions_iam_openid_connect_provider_arn" {
}

output "github_actions_iam_openid_connect_provider_url" {
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

output "invalid_cmk_inputs" {
}

output "kms_key_aliases" {
}

output "kms_key_arns" {
}

output "kms_key_ids" {
}

output "service_linked_role_arns" {
}
