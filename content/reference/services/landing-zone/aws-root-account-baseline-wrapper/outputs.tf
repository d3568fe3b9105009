# modules/landingzone/account-baseline-root of the service catalog, v0.96.3.

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

output "billing_iam_group_arn" {
  description = "ARN of the billing group."
}

output "billing_iam_group_name" {
  description = "Name of the billing group."
}

output "child_accounts" {
  description = "Member accounts that were created, as a map from account name to attributes."
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

output "cloudtrail_kms_key_arn_with_dependency" {
  description = "ARN of the KMS key that encrypts the trail. It becomes known only once the key is ready for use."
}

output "cloudtrail_s3_access_logging_bucket_arn" {
  description = "ARN of the S3 bucket that contains the access logs of the trail's bucket."
}

output "cloudtrail_s3_access_logging_bucket_name" {
  description = "Name of the S3 bucket that contains the access logs of the trail's bucket."
}

output "cloudtrail_s3_bucket_arn" {
  description = "ARN of the S3 bucket that contains the logs of the trail."
}

output "cloudtrail_s3_bucket_name" {
  description = "Name of the S3 bucket that contains the logs of the trail."
}

output "cloudtrail_s3_bucket_name_with_dependency" {
  description = "Name of the S3 bucket that contains the logs of the trail, as read through a data source."
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

output "config_s3_bucket_arn" {
  description = "ARN of the S3 bucket in which AWS Config stores its data."
}

output "config_s3_bucket_name" {
  description = "Name of the S3 bucket in which AWS Config stores its data."
}

output "config_s3_bucket_name_with_dependency" {
  description = "Name of the S3 bucket in which AWS Config stores its data, as read through a data source."
}

output "config_sns_topic_arns" {
  description = "ARNs of the SNS topics for the notifications of AWS Config."
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

output "master_account_arn" {
  description = "ARN of the root account of the organization."
}

output "master_account_email" {
  description = "Email address of the root account of the organization."
}

output "master_account_id" {
  description = "ID of the root account of the organization."
}

output "organization_arn" {
  description = "ARN of the organization."
}

output "organization_id" {
  description = "ID of the organization."
}

output "organization_root_id" {
  description = "ID of the root of the organization, the container for all its accounts."
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
