# modules/landingzone/account-baseline-app of the service catalog, v0.96.3.

output "allow_auto_deploy_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the auto-deploy role, which other accounts can assume."
}

output "allow_auto_deploy_access_from_other_accounts_iam_role_id" {
  description = "ID of the auto-deploy role, which other accounts can assume."
}

output "allow_billing_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the billing role, which other accounts can assume."
}

output "allow_billing_access_from_other_accounts_iam_role_id" {
  description = "ID of the billing role, which other accounts can assume."
}

output "allow_billing_access_sign_in_url" {
  description = "URL in the AWS console for switching to the billing role."
}

output "allow_dev_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the developer role, which other accounts can assume."
}

output "allow_dev_access_from_other_accounts_iam_role_id" {
  description = "ID of the developer role, which other accounts can assume."
}

output "allow_dev_access_sign_in_url" {
  description = "URL in the AWS console for switching to the developer role."
}

output "allow_full_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the full-access role, which other accounts can assume."
}

output "allow_full_access_from_other_accounts_iam_role_id" {
  description = "ID of the full-access role, which other accounts can assume."
}

output "allow_full_access_sign_in_url" {
  description = "URL in the AWS console for switching to the full-access role."
}

output "allow_houston_cli_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role for the Houston CLI, which other accounts can assume."
}

output "allow_houston_cli_access_from_other_accounts_iam_role_id" {
  description = "ID of the role for the Houston CLI, which other accounts can assume."
}

output "allow_iam_admin_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the IAM administrator role, which other accounts can assume."
}

output "allow_iam_admin_access_from_other_accounts_iam_role_id" {
  description = "ID of the IAM administrator role, which other accounts can assume."
}

output "allow_iam_admin_access_sign_in_url" {
  description = "URL in the AWS console for switching to the IAM administrator role."
}

output "allow_logs_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the logs role, which other accounts can assume."
}

output "allow_logs_access_from_other_accounts_iam_role_id" {
  description = "ID of the logs role, which other accounts can assume."
}

output "allow_logs_access_sign_in_url" {
  description = "URL in the AWS console for switching to the logs role."
}

output "allow_read_only_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the read-only role, which other accounts can assume."
}

output "allow_read_only_access_from_other_accounts_iam_role_id" {
  description = "ID of the read-only role, which other accounts can assume."
}

output "allow_read_only_access_sign_in_url" {
  description = "URL in the AWS console for switching to the read-only role."
}

output "allow_ssh_grunt_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role for ssh-grunt, which other accounts can assume."
}

output "allow_ssh_grunt_access_from_other_accounts_iam_role_id" {
  description = "ID of the role for ssh-grunt, which other accounts can assume."
}

output "allow_ssh_grunt_access_sign_in_url" {
  description = "URL in the AWS console for switching to the role for ssh-grunt."
}

output "allow_ssh_grunt_houston_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the role for ssh-grunt with Houston, which other accounts can assume."
}

output "allow_ssh_grunt_houston_access_from_other_accounts_iam_role_id" {
  description = "ID of the role for ssh-grunt with Houston, which other accounts can assume."
}

output "allow_ssh_grunt_houston_access_sign_in_url" {
  description = "URL in the AWS console for switching to the role for ssh-grunt with Houston."
}

output "allow_support_access_from_other_accounts_iam_role_arn" {
  description = "ARN of the support role, which other accounts can assume."
}

output "allow_support_access_from_other_accounts_iam_role_id" {
  description = "ID of the support role, which other accounts can assume."
}

output "allow_support_access_sign_in_url" {
  description = "URL in the AWS console for switching to the support role."
}

output "aws_ebs_encryption_by_default_enabled" {
  description = "Whether EBS volumes are encrypted by default, as a map from region to a Boolean value."
}

output "aws_ebs_encryption_default_kms_key" {
  description = "KMS keys that encrypt EBS volumes by default, as a map from region to key ARN."
}

output "cloudtrail_cloudwatch_group_arn" {
  description = "ARN of the CloudWatch log group of the trail."
}

output "cloudtrail_cloudwatch_group_name" {
  description = "Name of the CloudWatch log group of the trail."
}

output "cloudtrail_iam_role_arn" {
  description = "ARN of the IAM role with which CloudTrail writes to the log group of the trail."
}

output "cloudtrail_iam_role_name" {
  description = "Name of the IAM role with which CloudTrail writes to the log group of the trail."
}

output "cloudtrail_kms_key_alias_name" {
  description = "Alias of the KMS key that encrypts the trail."
}

output "cloudtrail_kms_key_arn" {
  description = "ARN of the KMS key that encrypts the trail."
}

output "cloudtrail_s3_access_logging_bucket_name" {
  description = "Name of the S3 bucket that contains the access logs of the trail's bucket."
}

output "cloudtrail_s3_bucket_name" {
  description = "Name of the S3 bucket that contains the logs of the trail."
}

output "cloudtrail_trail_arn" {
  description = "ARN of the trail."
}

output "config_iam_role_arns" {
  description = "ARNs of the IAM roles of the AWS Config recorders."
}

output "config_recorder_names" {
  description = "Names of the AWS Config recorders."
}

output "config_s3_bucket_names" {
  description = "Names of the S3 buckets in which AWS Config stores its data."
}

output "config_sns_topic_arns" {
  description = "ARNs of the SNS topics for the notifications of AWS Config."
}

output "github_actions_iam_openid_connect_provider_arn" {
  description = "ARN of the OpenID Connect provider for GitHub Actions."
}

output "github_actions_iam_openid_connect_provider_url" {
  description = "URL of the OpenID Connect provider for GitHub Actions."
}

output "guardduty_cloudwatch_event_rule_arns" {
  description = "ARNs of the event rules for GuardDuty findings, provided that findings are published."
}

output "guardduty_cloudwatch_event_target_arns" {
  description = "ARNs of the event targets for GuardDuty findings, provided that findings are published."
}

output "guardduty_detector_ids" {
  description = "IDs of the GuardDuty detectors."
}

output "guardduty_findings_sns_topic_arns" {
  description = "ARNs of the SNS topics for GuardDuty findings, provided that findings are published."
}

output "guardduty_findings_sns_topic_names" {
  description = "Names of the SNS topics for GuardDuty findings, provided that findings are published."
}

output "invalid_cmk_inputs" {
  description = "Entries of `kms_customer_master_keys` that were skipped because of an invalid region."
}

output "kms_key_aliases" {
  description = "Aliases of the KMS keys, as a map from region to a map from key name to alias."
}

output "kms_key_arns" {
  description = "ARNs of the KMS keys, as a map from region to a map from key name to ARN."
}

output "kms_key_ids" {
  description = "IDs of the KMS keys, as a map from region to a map from key name to ID."
}

output "service_linked_role_arns" {
  description = "ARNs of the service-linked roles that were created."
}
