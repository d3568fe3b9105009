# modules/landingzone/account-baseline-security of the service catalog, v0.96.3.

# Required inputs

variable "aws_account_id" {
  description = "ID of the AWS account to which the module is applied. It guards against running the module with credentials for another account."
  type        = string
}

variable "aws_region" {
  description = "AWS region of the recorder for global resources in AWS Config, and the region from which GuardDuty is set up."
  type        = string
}

variable "config_opt_in_regions" {
  description = "Regions in which AWS Config runs, ideally all that are enabled in the account. The list must be neither `null` nor empty."
  type        = list(string)
}

variable "ebs_opt_in_regions" {
  description = "Regions in which new EBS volumes are encrypted by default. The list must not be empty and must contain the region of the recorder for global resources (`aws_region`)."
  type        = list(string)
}

variable "guardduty_opt_in_regions" {
  description = "Regions in which GuardDuty runs. The list must not be empty and must contain the region of the recorder for global resources (`aws_region`)."
  type        = list(string)
}

variable "iam_access_analyzer_opt_in_regions" {
  description = "Regions in which IAM Access Analyzer runs. The list must not be empty and must contain the region of the recorder for global resources (`aws_region`)."
  type        = list(string)
}

variable "kms_cmk_opt_in_regions" {
  description = "Regions in which KMS keys are created. The list must not be empty and must contain the region of the recorder for global resources (`aws_region`)."
  type        = list(string)
}

variable "name_prefix" {
  description = "Prefix for the names of the resources for AWS Config and CloudTrail, such as their buckets and topics."
  type        = string
}

# Optional inputs

variable "additional_config_rules" {
  description = "More managed rules of AWS Config, besides those that have inputs of their own. The map keys are the names of the rules."
  type = map(object({
    # Description of the rule.
    description : string
    # Identifier of the AWS managed rule.
    identifier : string
    # What triggers an evaluation of the rule.
    trigger_type : string
    # Parameters of the rule, keyed by parameter name.
    input_parameters : map(string)
    # Whether the rule concerns global resources.
    applies_to_global_resources = bool
  }))
  default = {}
}

variable "allow_auto_deploy_from_github_actions_for_sources" {
  description = "GitHub repositories whose workflows may assume the auto-deploy role, as a map from repository to a list of branches. Requires `enable_github_actions_access`."
  type        = map(list(string))
  default     = {}
}

variable "allow_auto_deploy_from_other_account_arns" {
  description = "ARNs of IAM identities in other accounts that may assume the auto-deploy role, which has the permissions in `auto_deploy_permissions`."
  type        = list(string)
  default     = []
}

variable "allow_auto_deploy_iam_role_permissions_boundary" {
  description = "ARN of the permissions boundary for the auto-deploy role. With `null`, the role has no boundary."
  type        = string
  default     = null
}

variable "allow_billing_access_from_other_account_arns" {
  description = "ARNs of IAM identities in other accounts that get read and write access to billing in this account."
  type        = list(string)
  default     = []
}

variable "allow_billing_access_iam_role_permissions_boundary" {
  description = "ARN of the permissions boundary for the billing role. With `null`, the role has no boundary."
  type        = string
  default     = null
}

variable "allow_cloudtrail_access_with_iam" {
  description = "Whether IAM policies can grant access to the KMS key of CloudTrail. With `false`, only the users listed for the key have access."
  type        = bool
  default     = true
}

variable "allow_dev_access_from_other_account_arns" {
  description = "ARNs of IAM identities in other accounts that get full access to the services in `dev_permitted_services`."
  type        = list(string)
  default     = []
}

variable "allow_dev_access_iam_role_permissions_boundary" {
  description = "ARN of the permissions boundary for the developer role. With `null`, the role has no boundary."
  type        = string
  default     = null
}

variable "allow_full_access_from_other_account_arns" {
  description = "ARNs of IAM identities in other accounts that get full access to this account."
  type        = list(string)
  default     = []
}

variable "allow_full_access_iam_role_permissions_boundary" {
  description = "ARN of the permissions boundary for the full-access role. With `null`, the role has no boundary."
  type        = string
  default     = null
}

variable "allow_logs_access_from_other_account_arns" {
  description = "ARNs of IAM identities in other accounts that may read the logs of CloudTrail, AWS Config and CloudWatch. They can decrypt them, too."
  type        = list(string)
  default     = []
}

variable "allow_read_only_access_from_other_account_arns" {
  description = "ARNs of IAM identities in other accounts that get read-only access to this account."
  type        = list(string)
  default     = []
}

variable "allow_read_only_access_iam_role_permissions_boundary" {
  description = "ARN of the permissions boundary for the read-only role. With `null`, the role has no boundary."
  type        = string
  default     = null
}

variable "allow_ssh_grunt_access_from_other_account_arns" {
  description = "ARNs of IAM identities in other accounts that may read IAM groups and public SSH keys in this account, as ssh-grunt does."
  type        = list(string)
  default     = []
}

variable "allow_support_access_from_other_account_arns" {
  description = "ARNs of IAM identities in other accounts that get access to AWS Support in this account."
  type        = list(string)
  default     = []
}

variable "allow_support_access_iam_role_permissions_boundary" {
  description = "ARN of the permissions boundary for the support role. With `null`, the role has no boundary."
  type        = string
  default     = null
}

variable "auto_deploy_permissions" {
  description = "IAM actions that automated deployments may perform. List at least one if the auto-deploy group is created."
  type        = list(string)
  default     = []
}

variable "aws_config_iam_role_permissions_boundary" {
  description = "ARN of the permissions boundary for the IAM role of AWS Config. With `null`, the role has no boundary."
  type        = string
  default     = null
}

variable "cloudtrail_allow_kms_describe_key_to_external_aws_accounts" {
  description = "Whether accounts that write to the trail's bucket are granted `kms:DescribeKey`. They need it to look up the key by its alias."
  type        = bool
  default     = false
}

variable "cloudtrail_cloudwatch_logs_group_name" {
  description = "Name of the log group in this account to which the trail is also sent. With `null`, nothing is sent to CloudWatch Logs."
  type        = string
  default     = "cloudtrail-logs"
}

variable "cloudtrail_data_logging_enabled" {
  description = "Whether the trail records data events, too."
  type        = bool
  default     = false
}

variable "cloudtrail_data_logging_include_management_events" {
  description = "Whether the selector for data events includes management events as well."
  type        = bool
  default     = true
}

variable "cloudtrail_data_logging_read_write_type" {
  description = "Kind of events that are recorded: `ReadOnly`, `WriteOnly` or `All`."
  type        = string
  default     = "All"
}

variable "cloudtrail_data_logging_resources" {
  description = "Resources whose data events are recorded, as a map from resource type to a list of ARNs. Types exist for S3 objects, Lambda functions and DynamoDB tables."
  type        = map(list(string))
  default     = {}
}

variable "cloudtrail_external_aws_account_ids_with_write_access" {
  description = "IDs of other AWS accounts whose trails may be delivered to the bucket in this account."
  type        = list(string)
  default     = []
}

variable "cloudtrail_force_destroy" {
  description = "Whether the bucket of the trail may be destroyed although it contains logs. They cannot be recovered."
  type        = bool
  default     = false
}

variable "cloudtrail_iam_role_permissions_boundary" {
  description = "ARN of the permissions boundary for the IAM role of CloudTrail. With `null`, the role has no boundary."
  type        = string
  default     = null
}

variable "cloudtrail_kms_key_administrator_iam_arns" {
  description = "ARNs of the IAM identities that administer the KMS key of the trail."
  type        = list(string)
  default     = []
}

variable "cloudtrail_kms_key_arn" {
  description = "ARN of an existing KMS key that encrypts the trail; usually it belongs to the logs account. With `null`, a key is created."
  type        = string
  default     = null
}

variable "cloudtrail_kms_key_arn_is_alias" {
  description = "Whether the KMS key of the trail is given as an alias. From another account, that works only if `kms:DescribeKey` has been granted."
  type        = bool
  default     = false
}

variable "cloudtrail_kms_key_service_principals" {
  description = "Additional AWS services that may use the KMS key of the trail, with the actions and conditions for each."
  type = list(object({
    # Service principal, such as `s3.amazonaws.com`.
    name = string
    # KMS actions that the service may perform.
    actions = list(string)
    # Conditions under which the key may be used.
    conditions = list(object({
      # IAM condition operator, such as `StringEquals`.
      test = string
      # Condition key to compare.
      variable = string
      # Values to compare the condition key with.
      values = list(string)
    }))
  }))
  default = []
}

variable "cloudtrail_kms_key_user_iam_arns" {
  description = "ARNs of the IAM identities that may read the encrypted trail."
  type        = list(string)
  default     = []
}

variable "cloudtrail_num_days_after_which_archive_log_data" {
  description = "Number of days after which the logs of the trail are archived to Glacier. `0` means never."
  type        = number
  default     = 30
}

variable "cloudtrail_num_days_after_which_delete_log_data" {
  description = "Number of days after which the logs of the trail are deleted. `0` means never."
  type        = number
  default     = 365
}

variable "cloudtrail_num_days_to_retain_cloudwatch_logs" {
  description = "Number of days for which the trail is retained in CloudWatch Logs. `0` keeps it forever."
  type        = number
  default     = 0
}

variable "cloudtrail_s3_bucket_already_exists" {
  description = "Whether the bucket of the trail exists already, for instance in the logs account. With `false`, it is created here."
  type        = bool
  default     = false
}

variable "cloudtrail_s3_bucket_name" {
  description = "Name of the S3 bucket for the logs of the trail. With `null`, it is the value of `name_prefix` followed by `-cloudtrail`."
  type        = string
  default     = null
}

variable "cloudtrail_s3_mfa_delete" {
  description = "Whether the bucket of the trail has MFA delete enabled. Switch it outside Terraform and set the result here."
  type        = bool
  default     = false
}

variable "cloudtrail_tags" {
  description = "Tags to apply to the resources of CloudTrail, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "config_aggregate_config_data_in_external_account" {
  description = "Whether the data of AWS Config is sent to the account given by `config_central_account_id`."
  type        = bool
  default     = false
}

variable "config_central_account_id" {
  description = "ID of the account that owns the bucket and the SNS topics of AWS Config. Set it to `null` if it is this account."
  type        = string
  default     = null
}

variable "config_create_account_rules" {
  description = "Whether to create the rules of AWS Config for this account, which is the preferred way. Use `false` if the rules are created for the whole organization."
  type        = bool
  default     = true
}

variable "config_delivery_channel_kms_key_arn" {
  description = "ARN of the KMS key with which AWS Config encrypts what it delivers to a bucket outside this account; key and bucket must share a region. With `null`, AES-256 is used."
  type        = string
  default     = null
}

variable "config_delivery_channel_kms_key_by_name" {
  description = "Key from `kms_customer_master_keys` with which AWS Config encrypts what it delivers. If `config_delivery_channel_kms_key_arn` is set, that key is used instead."
  type = object({
    # Name of the key.
    name = string
    # AWS region of the key.
    region = string
  })
  default = null
}

variable "config_force_destroy" {
  description = "Whether the bucket of AWS Config may be destroyed although it contains data. The data cannot be recovered."
  type        = bool
  default     = false
}

variable "config_linked_accounts" {
  description = "Accounts that may send their AWS Config data to this one."
  type        = list(string)
  default     = []
}

variable "config_num_days_after_which_archive_log_data" {
  description = "Number of days after which the data of AWS Config is archived to Glacier. `0` means never."
  type        = number
  default     = 365
}

variable "config_num_days_after_which_delete_log_data" {
  description = "Number of days after which the data of AWS Config is deleted. `0` means never."
  type        = number
  default     = 730
}

variable "config_s3_bucket_kms_key_arn" {
  description = "ARN of the KMS key for the AWS Config bucket that this module creates. It must be in the region of the recorder for global resources; with `null`, the AWS managed key `aws/s3` is used."
  type        = string
  default     = null
}

variable "config_s3_bucket_kms_key_by_name" {
  description = "Name of a key from `kms_customer_master_keys` for the bucket of AWS Config. If `config_s3_bucket_kms_key_arn` is set, that key is used instead."
  type        = string
  default     = null
}

variable "config_s3_bucket_name" {
  description = "Name of the S3 bucket in which AWS Config stores its items. A bucket in the logs account is preferable."
  type        = string
  default     = null
}

variable "config_s3_mfa_delete" {
  description = "Whether the bucket of AWS Config has MFA delete enabled. Switch it outside Terraform and set the result here."
  type        = bool
  default     = false
}

variable "config_should_create_s3_bucket" {
  description = "Whether to create the bucket of AWS Config in this account. With `false`, a bucket in another account is used."
  type        = bool
  default     = false
}

variable "config_should_create_sns_topic" {
  description = "Whether to create the SNS topic of AWS Config in this account. With `false`, a topic in another account is used."
  type        = bool
  default     = false
}

variable "config_sns_topic_kms_key_by_name_region_map" {
  description = "Keys from `kms_customer_master_keys` that encrypt the topics of AWS Config, as a map from region to key name. Where `config_sns_topic_kms_key_region_map` gives an ARN, that key is used instead."
  type        = map(string)
  default     = null
}

variable "config_sns_topic_kms_key_region_map" {
  description = "KMS keys that encrypt the topics of AWS Config, as a map from region to key ARN. In regions that are missing from the map, the topic is not encrypted."
  type        = map(string)
  default     = null
}

variable "config_sns_topic_name" {
  description = "Name of the SNS topic for the notifications of AWS Config. It can be in this account or in another one."
  type        = string
  default     = "ConfigTopic"
}

variable "config_tags" {
  description = "Tags to apply to the bucket of AWS Config, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "configrules_maximum_execution_frequency" {
  description = "How often AWS Config evaluates periodic rules at most, for example `TwentyFour_Hours`."
  type        = string
  default     = "TwentyFour_Hours"
}

variable "cross_account_access_all_group_name" {
  description = "Name of the IAM group whose members may assume every role that `iam_groups_for_cross_account_access` lists."
  type        = string
  default     = "_all-accounts"
}

variable "custom_cloudtrail_trail_name" {
  description = "Name of the trail. With `null`, it is the value of `name_prefix`."
  type        = string
  default     = null
}

variable "dev_permitted_services" {
  description = "AWS services to which developers have full access. Do not list `iam`, as it would make every developer an administrator."
  type        = list(string)
  default     = []
}

variable "ebs_enable_encryption" {
  description = "Whether new EBS volumes are encrypted by default."
  type        = bool
  default     = true
}

variable "ebs_kms_key_name" {
  description = "Name of the key in `kms_customer_master_keys` that encrypts EBS volumes by default. Used only while `ebs_use_existing_kms_keys` is `true`."
  type        = string
  default     = ""
}

variable "ebs_use_existing_kms_keys" {
  description = "Whether `ebs_kms_key_name` becomes the default key for EBS encryption. With `false`, the AWS managed key `aws/ebs` remains the default."
  type        = bool
  default     = false
}

variable "enable_cloudtrail" {
  description = "Whether CloudTrail is on. Set it to `false` if a trail of the organization covers this account."
  type        = bool
  default     = true
}

variable "enable_config" {
  description = "Whether AWS Config is on. With `false`, the other inputs for AWS Config have no effect."
  type        = bool
  default     = true
}

variable "enable_encrypted_volumes" {
  description = "Whether to create the AWS Config rule that requires attached EBS volumes to be encrypted."
  type        = bool
  default     = true
}

variable "enable_github_actions_access" {
  description = "Whether to create an OpenID Connect provider through which GitHub Actions can assume IAM roles."
  type        = bool
  default     = false
}

variable "enable_guardduty" {
  description = "Whether GuardDuty is on. Set it to `false` if GuardDuty is managed for the whole organization."
  type        = bool
  default     = true
}

variable "enable_iam_access_analyzer" {
  description = "Whether IAM Access Analyzer is on."
  type        = bool
  default     = false
}

variable "enable_iam_cross_account_roles" {
  description = "Whether to create the IAM roles that other accounts can assume."
  type        = bool
  default     = true
}

variable "enable_iam_groups" {
  description = "Whether to create the IAM groups."
  type        = bool
  default     = true
}

variable "enable_iam_password_policy" {
  description = "Whether to create the AWS Config rule that checks the account's IAM password policy against requirements."
  type        = bool
  default     = true
}

variable "enable_insecure_sg_rules" {
  description = "Whether to create the AWS Config rule that lets only authorized ports be open to `0.0.0.0/0`."
  type        = bool
  default     = true
}

variable "enable_rds_storage_encrypted" {
  description = "Whether to create the AWS Config rule that requires the storage of RDS databases to be encrypted."
  type        = bool
  default     = true
}

variable "enable_root_account_mfa" {
  description = "Whether to create the AWS Config rule that requires MFA for signing in as the root user."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_read_prohibited" {
  description = "Whether to create the AWS Config rule that forbids S3 buckets the public can read."
  type        = bool
  default     = true
}

variable "enable_s3_bucket_public_write_prohibited" {
  description = "Whether to create the AWS Config rule that forbids S3 buckets the public can write to."
  type        = bool
  default     = true
}

variable "encrypted_volumes_kms_id" {
  description = "ID of the KMS key with which the rule of `enable_encrypted_volumes` expects volumes to be encrypted."
  type        = string
  default     = null
}

variable "force_destroy_users" {
  description = "Whether IAM users may be deleted although they have access keys, login profiles or MFA devices that Terraform does not manage."
  type        = bool
  default     = false
}

variable "github_actions_openid_connect_provider_thumbprint_list" {
  description = "Thumbprints of the certificates of GitHub's OpenID Connect provider. With `null`, they are looked up, which keeps working when GitHub renews its certificate."
  type        = list(string)
  default     = null
}

variable "guardduty_cloudwatch_event_rule_name" {
  description = "Name of the CloudWatch event rules that match GuardDuty findings."
  type        = string
  default     = "guardduty-finding-events"
}

variable "guardduty_finding_publishing_frequency" {
  description = "How often GuardDuty publishes findings that occur again: `FIFTEEN_MINUTES`, `ONE_HOUR` or `SIX_HOURS`. Member accounts use the same setting."
  type        = string
  default     = null
}

variable "guardduty_findings_sns_topic_name" {
  description = "Name of the SNS topic for GuardDuty findings. Used only while `guardduty_publish_findings_to_sns` is `true`."
  type        = string
  default     = "guardduty-findings"
}

variable "guardduty_publish_findings_to_sns" {
  description = "Whether GuardDuty findings are published to the SNS topic `guardduty_findings_sns_topic_name`."
  type        = bool
  default     = false
}

variable "iam_access_analyzer_name" {
  description = "Name of the IAM Access Analyzer."
  type        = string
  default     = "baseline_security-iam_access_analyzer"
}

variable "iam_access_analyzer_type" {
  description = "What IAM Access Analyzer covers: the whole `ORGANIZATION` or this `ACCOUNT` alone."
  type        = string
  default     = "ACCOUNT"
}

variable "iam_group_developers_permitted_services" {
  description = "AWS services to which members of the developers group have full access. Do not list `iam`, as it would make every developer an administrator."
  type        = list(string)
  default     = []
}

variable "iam_group_name_auto_deploy" {
  description = "Name to give to the IAM group for automated deployments."
  type        = string
  default     = "_machine.ecs-auto-deploy"
}

variable "iam_group_name_billing" {
  description = "Name to give to the IAM group with access to billing."
  type        = string
  default     = "billing"
}

variable "iam_group_name_developers" {
  description = "Name to give to the IAM group for developers."
  type        = string
  default     = "developers"
}

variable "iam_group_name_full_access" {
  description = "Name to give to the IAM group with full access to the account."
  type        = string
  default     = "full-access"
}

variable "iam_group_name_houston_cli" {
  description = "Name of the group for users of the Houston CLI."
  type        = string
  default     = "houston-cli-users"
}

variable "iam_group_name_iam_admin" {
  description = "Name of the IAM administrators group. Its members are administrators in effect, because they can grant themselves any permission."
  type        = string
  default     = "iam-admin"
}

variable "iam_group_name_iam_user_self_mgmt" {
  description = "Name of the group whose members can administer their own IAM user."
  type        = string
  default     = "iam-user-self-mgmt"
}

variable "iam_group_name_logs" {
  description = "Name to give to the IAM group with access to logs."
  type        = string
  default     = "logs"
}

variable "iam_group_name_read_only" {
  description = "Name to give to the IAM group with read-only access to the account."
  type        = string
  default     = "read-only"
}

variable "iam_group_name_support" {
  description = "Name to give to the IAM group with access to AWS Support."
  type        = string
  default     = "support"
}

variable "iam_group_name_use_existing_iam_roles" {
  description = "Name of the group whose members can pass existing IAM roles to AWS services."
  type        = string
  default     = "use-existing-iam-roles"
}

variable "iam_group_names_ssh_grunt_sudo_users" {
  description = "Names of the IAM groups whose members may log in over SSH, with `sudo`, to servers that run ssh-grunt. With an empty list, no such group is created."
  type        = list(string)
  default = [
    "ssh-grunt-sudo-users"
  ]
}

variable "iam_group_names_ssh_grunt_users" {
  description = "Names of the IAM groups whose members may log in over SSH, without `sudo`, to servers that run ssh-grunt. With an empty list, no such group is created."
  type        = list(string)
  default = [
    "ssh-grunt-users"
  ]
}

variable "iam_groups_for_cross_account_access" {
  description = "IAM groups for access to other accounts, each with the roles that its members may assume there."
  type = list(object({
    # Name of the IAM group.
    group_name = string
    # ARNs of the IAM roles that members of the group may assume.
    iam_role_arns = list(string)
  }))
  default = []
}

variable "iam_password_policy_allow_users_to_change_password" {
  description = "Whether IAM users may change their own password."
  type        = bool
  default     = true
}

variable "iam_password_policy_hard_expiry" {
  description = "Whether only an administrator can reset a password after it has expired."
  type        = bool
  default     = false
}

variable "iam_password_policy_max_password_age" {
  description = "Number of days for which a password is valid."
  type        = number
  default     = 30
}

variable "iam_password_policy_minimum_password_length" {
  description = "Smallest number of characters that a password must have."
  type        = number
  default     = 16
}

variable "iam_password_policy_password_reuse_prevention" {
  description = "Number of previous passwords that an IAM user must not use again."
  type        = number
  default     = 5
}

variable "iam_password_policy_require_lowercase_characters" {
  description = "Whether a password must contain a lowercase letter."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_numbers" {
  description = "Whether a password must contain a digit."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_symbols" {
  description = "Whether a password must contain a symbol."
  type        = bool
  default     = true
}

variable "iam_password_policy_require_uppercase_characters" {
  description = "Whether a password must contain an uppercase letter."
  type        = bool
  default     = true
}

variable "iam_policy_iam_user_self_mgmt" {
  description = "Name of the IAM policy with which users administer their own IAM user."
  type        = string
  default     = "iam-user-self-mgmt"
}

variable "iam_role_tags" {
  description = "Tags to apply to all IAM roles that the module creates, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "insecure_sg_rules_authorized_tcp_ports" {
  description = "TCP ports that may be open to the world under the rule of `enable_insecure_sg_rules`. Separate ports and ranges with commas, as in `443,1020-1025`."
  type        = string
  default     = "443"
}

variable "insecure_sg_rules_authorized_udp_ports" {
  description = "UDP ports that may be open to the world under the rule of `enable_insecure_sg_rules`. Separate ports and ranges with commas, as in `500,1020-1025`."
  type        = string
  default     = null
}

variable "kms_cmk_global_tags" {
  description = "Tags to apply to every KMS key, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "kms_customer_master_keys" {
  description = "KMS keys to create, as a map from key name to settings. Other inputs refer to a key by this name."
  type        = any
  default     = {}
}

variable "kms_grant_regions" {
  description = "Regions of the keys for which `kms_grants` creates grants, as a map from grant name to region. The names must be the same as in `kms_grants`."
  type        = map(string)
  default     = {}
}

variable "kms_grants" {
  description = "KMS grants to create, for example so that Auto Scaling can use a key. The map keys name the grants and must be unique within the account."
  type = map(object({
    # ARN of the KMS key.
    kms_cmk_arn = string
    # ARN of the IAM identity that receives the grant.
    grantee_principal = string
    # KMS operations that the grant allows.
    granted_operations = list(string)
  }))
  default = {}
}

variable "max_session_duration_human_users" {
  description = "Longest session, in seconds, for which a person may assume one of the IAM roles."
  type        = number
  default     = 43200
}

variable "max_session_duration_machine_users" {
  description = "Longest session, in seconds, for which a machine, such as an automated deployment, may assume one of the IAM roles."
  type        = number
  default     = 3600
}

variable "password_reset_required" {
  description = "Whether users who can sign in to the console must replace their initial password."
  type        = bool
  default     = true
}

variable "rds_storage_encrypted_kms_id" {
  description = "ID of the KMS key with which the rule of `enable_rds_storage_encrypted` expects RDS storage to be encrypted."
  type        = string
  default     = null
}

variable "service_linked_roles" {
  description = "AWS services for which to create service-linked roles, such as `es.amazonaws.com`."
  type        = set(string)
  default     = []
}

variable "should_create_iam_group_auto_deploy" {
  description = "Whether to create the auto-deploy group, which has the permissions in `auto_deploy_permissions`."
  type        = bool
  default     = false
}

variable "should_create_iam_group_billing" {
  description = "Whether to create the billing group, whose members can read and change billing settings."
  type        = bool
  default     = false
}

variable "should_create_iam_group_cross_account_access_all" {
  description = "Whether to create the group that has access to all other accounts (`cross_account_access_all_group_name`)."
  type        = bool
  default     = true
}

variable "should_create_iam_group_developers" {
  description = "Whether to create the developers group, whose members have full access to the services in `iam_group_developers_permitted_services`."
  type        = bool
  default     = false
}

variable "should_create_iam_group_full_access" {
  description = "Whether to create the full-access group, whose members have full access to the account."
  type        = bool
  default     = true
}

variable "should_create_iam_group_houston_cli_users" {
  description = "Whether to create the group for users of the Houston CLI."
  type        = bool
  default     = false
}

variable "should_create_iam_group_iam_admin" {
  description = "Whether to create the IAM administrators group. Its members are administrators in effect, because they can grant themselves any permission."
  type        = bool
  default     = false
}

variable "should_create_iam_group_logs" {
  description = "Whether to create the logs group. Its members read CloudTrail, AWS Config and CloudWatch, and decrypt with the key in `cloudtrail_kms_key_arn`."
  type        = bool
  default     = false
}

variable "should_create_iam_group_read_only" {
  description = "Whether to create the read-only group, whose members have read-only access to the account."
  type        = bool
  default     = false
}

variable "should_create_iam_group_support" {
  description = "Whether to create the support group, whose members have access to AWS Support."
  type        = bool
  default     = false
}

variable "should_create_iam_group_use_existing_iam_roles" {
  description = "Whether to create the group whose members can pass existing IAM roles to AWS services. They cannot create roles."
  type        = bool
  default     = false
}

variable "should_create_iam_group_user_self_mgmt" {
  description = "Whether to create the group whose members can administer their own IAM user."
  type        = bool
  default     = true
}

variable "should_require_mfa" {
  description = "Whether IAM users must authenticate with MFA for the AWS console and the API."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether IAM permissions are attached as standalone managed policies rather than as inline policies. Compliance scanners often flag inline policies."
  type        = bool
  default     = true
}

variable "users" {
  description = "IAM users to create, as a map from user name to settings such as groups, access keys and login to the console."
  type        = any
  default     = {}
}
