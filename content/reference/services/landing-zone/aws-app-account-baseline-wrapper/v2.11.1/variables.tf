# modules/landingzone/account-baseline-app of the service catalog, v2.11.1.

# Required inputs

variable "aws_account_id" {
  type = string
}

variable "aws_region" {
  type = string
}

variable "config_opt_in_regions" {
  type = list(string)
}

variable "ebs_opt_in_regions" {
  type = list(string)
}

variable "guardduty_opt_in_regions" {
  type = list(string)
}

variable "iam_access_analyzer_opt_in_regions" {
  type = list(string)
}

variable "kms_cmk_opt_in_regions" {
  type = list(string)
}

variable "name_prefix" {
  type = string
}

# Optional inputs

variable "additional_config_rules" {
  type = map(object({
    description : string
    identifier : string
    trigger_type : string
    input_parameters : map(string)
    applies_to_global_resources = bool
  }))
  default = {}
}

variable "allow_auto_deploy_from_github_actions_for_sources" {
  type    = map(list(string))
  default = {}
}

variable "allow_auto_deploy_from_other_account_arns" {
  type    = list(string)
  default = []
}

variable "allow_auto_deploy_iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "allow_billing_access_from_other_account_arns" {
  type    = list(string)
  default = []
}

variable "allow_billing_access_iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "allow_cloudtrail_access_with_iam" {
  type    = bool
  default = true
}

variable "allow_dev_access_from_other_account_arns" {
  type    = list(string)
  default = []
}

variable "allow_dev_access_iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "allow_full_access_from_other_account_arns" {
  type    = list(string)
  default = []
}

variable "allow_full_access_iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "allow_logs_access_from_other_account_arns" {
  type    = list(string)
  default = []
}

variable "allow_read_only_access_from_other_account_arns" {
  type    = list(string)
  default = []
}

variable "allow_read_only_access_iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "allow_ssh_grunt_access_from_other_account_arns" {
  type    = list(string)
  default = []
}

variable "allow_support_access_from_other_account_arns" {
  type    = list(string)
  default = []
}

variable "allow_support_access_iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "auto_deploy_permissions" {
  type    = list(string)
  default = []
}

variable "aws_config_iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "cloudtrail_additional_bucket_policy_statements" {
  type    = any
  default = null
}

variable "cloudtrail_allow_kms_describe_key_to_external_aws_accounts" {
  type    = bool
  default = false
}

variable "cloudtrail_archive_storage_class" {
  type    = string
  default = "GLACIER"
}

variable "cloudtrail_cloudwatch_logs_group_name" {
  type    = string
  default = "cloudtrail-logs"
}

variable "cloudtrail_data_logging_enabled" {
  type    = bool
  default = false
}

variable "cloudtrail_data_logging_include_management_events" {
  type    = bool
  default = true
}

variable "cloudtrail_data_logging_read_write_type" {
  type    = string
  default = "All"
}

variable "cloudtrail_data_logging_resources" {
  type    = map(list(string))
  default = {}
}

variable "cloudtrail_external_aws_account_ids_with_write_access" {
  type    = list(string)
  default = []
}

variable "cloudtrail_force_destroy" {
  type    = bool
  default = false
}

variable "cloudtrail_iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "cloudtrail_insight_selector" {
  type    = list(string)
  default = []
}

variable "cloudtrail_kms_key_administrator_iam_arns" {
  type    = list(string)
  default = []
}

variable "cloudtrail_kms_key_arn" {
  type    = string
  default = null
}

variable "cloudtrail_kms_key_arn_is_alias" {
  type    = bool
  default = false
}

variable "cloudtrail_kms_key_service_principals" {
  type = list(object({
    name    = string
    actions = list(string)
    conditions = list(object({
      test     = string
      variable = string
      values   = list(string)
    }))
  }))
  default = []
}

variable "cloudtrail_kms_key_user_iam_arns" {
  type    = list(string)
  default = []
}

variable "cloudtrail_num_days_after_which_archive_log_data" {
  type    = number
  default = 30
}

variable "cloudtrail_num_days_after_which_delete_log_data" {
  type    = number
  default = 365
}

variable "cloudtrail_num_days_to_retain_cloudwatch_logs" {
  type    = number
  default = 0
}

variable "cloudtrail_s3_bucket_already_exists" {
  type    = bool
  default = true
}

variable "cloudtrail_s3_bucket_key_enabled" {
  type    = bool
  default = false
}

variable "cloudtrail_s3_bucket_name" {
  type    = string
  default = null
}

variable "cloudtrail_s3_mfa_delete" {
  type    = bool
  default = false
}

variable "cloudtrail_sns_topic_name" {
  type    = string
  default = null
}

variable "cloudtrail_tags" {
  type    = map(string)
  default = {}
}

variable "config_aggregate_config_data_in_external_account" {
  type    = bool
  default = false
}

variable "config_central_account_id" {
  type    = string
  default = null
}

variable "config_create_account_rules" {
  type    = bool
  default = true
}

variable "config_delivery_channel_kms_key_arn" {
  type    = string
  default = null
}

variable "config_delivery_channel_kms_key_by_name" {
  type = object({
    name   = string
    region = string
  })
  default = null
}

variable "config_force_destroy" {
  type    = bool
  default = false
}

variable "config_iam_role_name" {
  type    = string
  default = "AWS_ConfigRole"
}

variable "config_linked_accounts" {
  type    = list(string)
  default = []
}

variable "config_num_days_after_which_archive_log_data" {
  type    = number
  default = 365
}

variable "config_num_days_after_which_delete_log_data" {
  type    = number
  default = 730
}

variable "config_recording_groups" {
  type = map(object({
    all_supported                 = bool
    include_global_resource_types = bool
    resource_types                = list(string)
    recording_strategy = object({
      use_only = string
    })
    exclusion_by_resource_types = optional(object({
      resource_types = list(string)
    }))
  }))
  default = null
}

variable "config_s3_bucket_kms_key_arn" {
  type    = string
  default = null
}

variable "config_s3_bucket_kms_key_by_name" {
  type    = string
  default = null
}

variable "config_s3_bucket_name" {
  type    = string
  default = null
}

variable "config_s3_mfa_delete" {
  type    = bool
  default = false
}

variable "config_should_create_iam_role" {
  type    = bool
  default = true
}

variable "config_should_create_s3_bucket" {
  type    = bool
  default = false
}

variable "config_should_create_sns_topic" {
  type    = bool
  default = false
}

variable "config_sns_topic_kms_key_by_name_region_map" {
  type    = map(string)
  default = null
}

variable "config_sns_topic_kms_key_region_map" {
  type    = map(string)
  default = null
}

variable "config_sns_topic_name" {
  type    = string
  default = "ConfigTopic"
}

variable "config_tags" {
  type    = map(string)
  default = {}
}

variable "config_use_service_linked_role" {
  type    = bool
  default = false
}

variable "configrules_maximum_execution_frequency" {
  type    = string
  default = "TwentyFour_Hours"
}

variable "custom_cloudtrail_trail_name" {
  type    = string
  default = null
}

variable "dev_permitted_services" {
  type    = list(string)
  default = []
}

variable "ebs_enable_encryption" {
  type    = bool
  default = true
}

variable "ebs_kms_key_name" {
  type    = string
  default = ""
}

variable "ebs_use_existing_kms_keys" {
  type    = bool
  default = false
}

variable "enable_cloudtrail" {
  type    = bool
  default = true
}

variable "enable_config" {
  type    = bool
  default = true
}

variable "enable_encrypted_volumes" {
  type    = bool
  default = true
}

variable "enable_github_actions_access" {
  type    = bool
  default = false
}

variable "enable_guardduty" {
  type    = bool
  default = true
}

variable "enable_iam_access_analyzer" {
  type    = bool
  default = false
}

variable "enable_iam_cross_account_roles" {
  type    = bool
  default = true
}

variable "enable_iam_password_policy" {
  type    = bool
  default = true
}

variable "enable_iam_user_password_policy" {
  type    = bool
  default = true
}

variable "enable_insecure_sg_rules" {
  type    = bool
  default = true
}

variable "enable_rds_storage_encrypted" {
  type    = bool
  default = true
}

variable "enable_root_account_mfa" {
  type    = bool
  default = true
}

variable "enable_s3_bucket_public_read_prohibited" {
  type    = bool
  default = true
}

variable "enable_s3_bucket_public_write_prohibited" {
  type    = bool
  default = true
}

variable "encrypted_volumes_kms_id" {
  type    = string
  default = null
}

variable "github_actions_openid_connect_provider_thumbprint_list" {
  type    = list(string)
  default = null
}

variable "guardduty_accept_invite" {
  type    = bool
  default = false
}

variable "guardduty_admin_account_id" {
  type    = string
  default = null
}

variable "guardduty_cloudwatch_event_rule_name" {
  type    = string
  default = "guardduty-finding-events"
}

variable "guardduty_detector_features" {
  type = map(object({
    status = string
    additional_configuration = list(object({
      name   = string
      status = string
    }))
  }))
  default = {}
}

variable "guardduty_finding_publishing_frequency" {
  type    = string
  default = null
}

variable "guardduty_findings_allow_kms_access_with_iam" {
  type    = bool
  default = true
}

variable "guardduty_findings_allowed_regions" {
  type    = list(string)
  default = []
}

variable "guardduty_findings_enable_key_rotation" {
  type    = bool
  default = true
}

variable "guardduty_findings_external_aws_account_ids_with_write_access" {
  type    = list(string)
  default = []
}

variable "guardduty_findings_force_destroy" {
  type    = bool
  default = false
}

variable "guardduty_findings_kms_key_administrator_iam_arns" {
  type    = list(string)
  default = []
}

variable "guardduty_findings_kms_key_already_exists" {
  type    = bool
  default = false
}

variable "guardduty_findings_kms_key_arn" {
  type    = string
  default = null
}

variable "guardduty_findings_kms_key_service_principals" {
  type = list(object({
    name                  = string
    actions               = list(string)
    additional_principals = list(string)
    conditions = list(object({
      test     = string
      variable = string
      values   = list(string)
    }))
  }))
  default = []
}

variable "guardduty_findings_kms_key_user_iam_arns" {
  type    = list(string)
  default = []
}

variable "guardduty_findings_num_days_after_which_archive_findings_data" {
  type    = number
  default = 30
}

variable "guardduty_findings_num_days_after_which_delete_findings_data" {
  type    = number
  default = 365
}

variable "guardduty_findings_s3_bucket_additional_policy_statements" {
  type    = any
  default = {}
}

variable "guardduty_findings_s3_bucket_arn" {
  type    = string
  default = null
}

variable "guardduty_findings_s3_bucket_name" {
  type    = string
  default = null
}

variable "guardduty_findings_s3_bucket_prefix" {
  type    = string
  default = null
}

variable "guardduty_findings_s3_mfa_delete" {
  type    = bool
  default = false
}

variable "guardduty_findings_s3_prefix" {
  type    = string
  default = null
}

variable "guardduty_findings_should_create_bucket" {
  type    = bool
  default = false
}

variable "guardduty_findings_sns_topic_name" {
  type    = string
  default = "guardduty-findings"
}

variable "guardduty_findings_tags" {
  type    = map(string)
  default = {}
}

variable "guardduty_publish_findings_to_s3" {
  type    = bool
  default = false
}

variable "guardduty_publish_findings_to_sns" {
  type    = bool
  default = false
}

variable "iam_access_analyzer_name" {
  type    = string
  default = "baseline_app-iam_access_analyzer"
}

variable "iam_access_analyzer_type" {
  type    = string
  default = "ORGANIZATION"
}

variable "iam_password_policy_allow_users_to_change_password" {
  type    = bool
  default = true
}

variable "iam_password_policy_hard_expiry" {
  type    = bool
  default = true
}

variable "iam_password_policy_max_password_age" {
  type    = number
  default = 30
}

variable "iam_password_policy_minimum_password_length" {
  type    = number
  default = 16
}

variable "iam_password_policy_password_reuse_prevention" {
  type    = number
  default = 5
}

variable "iam_password_policy_require_lowercase_characters" {
  type    = bool
  default = true
}

variable "iam_password_policy_require_numbers" {
  type    = bool
  default = true
}

variable "iam_password_policy_require_symbols" {
  type    = bool
  default = true
}

variable "iam_password_policy_require_uppercase_characters" {
  type    = bool
  default = true
}

variable "iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "insecure_sg_rules_authorized_tcp_ports" {
  type    = string
  default = "443"
}

variable "insecure_sg_rules_authorized_udp_ports" {
  type    = string
  default = null
}

variable "kms_cmk_global_tags" {
  type    = map(string)
  default = {}
}

variable "kms_customer_master_keys" {
  type    = any
  default = {}
}

variable "kms_grant_regions" {
  type    = map(string)
  default = {}
}

variable "kms_grants" {
  type = map(object({
    kms_cmk_arn        = string
    grantee_principal  = string
    granted_operations = list(string)
  }))
  default = {}
}

variable "max_session_duration_human_users" {
  type    = number
  default = 43200
}

variable "max_session_duration_machine_users" {
  type    = number
  default = 3600
}

variable "rds_storage_encrypted_kms_id" {
  type    = string
  default = null
}

variable "recording_mode" {
  type = object({
    recording_frequency = string
    recording_mode_override = optional(object({
      description         = string
      recording_frequency = string
      resource_types      = list(string)
    }))
  })
  default = null
}

variable "s3_account_public_access_block" {
  type = object({
    block_public_acls       = optional(bool)
    ignore_public_acls      = optional(bool)
    block_public_policy     = optional(bool)
    restrict_public_buckets = optional(bool)
  })
  default = null
}

variable "service_linked_roles" {
  type    = set(string)
  default = []
}

variable "should_require_mfa" {
  type    = bool
  default = true
}

variable "use_managed_iam_policies" {
  type    = bool
  default = true
}
