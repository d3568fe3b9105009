# modules/services/lambda of the service catalog, v2.11.1.

# Required inputs

variable "alarm_sns_topic_arns" {
  type = list(string)
}

variable "memory_size" {
  type = number
}

variable "name" {
  type = string
}

variable "timeout" {
  type = number
}

# Optional inputs

variable "additional_security_group_ids" {
  type    = list(string)
  default = []
}

variable "architecture" {
  type    = string
  default = null
}

variable "assume_role_policy" {
  type    = string
  default = null
}

variable "cloudwatch_log_group_kms_key_id" {
  type    = string
  default = null
}

variable "cloudwatch_log_group_retention_in_days" {
  type    = number
  default = null
}

variable "cloudwatch_log_group_subscription_destination_arn" {
  type    = string
  default = null
}

variable "cloudwatch_log_group_subscription_distribution" {
  type    = string
  default = null
}

variable "cloudwatch_log_group_subscription_filter_pattern" {
  type    = string
  default = ""
}

variable "cloudwatch_log_group_subscription_role_arn" {
  type    = string
  default = null
}

variable "cloudwatch_log_group_tags" {
  type    = map(string)
  default = null
}

variable "command" {
  type    = list(string)
  default = []
}

variable "comparison_operator" {
  type    = string
  default = "GreaterThanThreshold"
}

variable "create_resources" {
  type    = bool
  default = true
}

variable "datapoints_to_alarm" {
  type    = number
  default = 1
}

variable "dead_letter_target_arn" {
  type    = any
  default = null
}

variable "description" {
  type    = string
  default = null
}

variable "enable_versioning" {
  type    = bool
  default = false
}

variable "entry_point" {
  type    = list(string)
  default = []
}

variable "environment_variables" {
  type = map(string)
  default = {
    EnvVarPlaceHolder = "Placeholder"
  }
}

variable "ephemeral_storage" {
  type    = number
  default = null
}

variable "evaluation_periods" {
  type    = number
  default = 1
}

variable "file_system_access_point_arn" {
  type    = string
  default = null
}

variable "file_system_mount_path" {
  type    = string
  default = null
}

variable "handler" {
  type    = string
  default = null
}

variable "iam_policy" {
  type = map(object({
    resources = list(string)
    actions   = list(string)
    effect    = string
  }))
  default = null
}

variable "iam_role_name" {
  type    = string
  default = null
}

variable "image_uri" {
  type    = string
  default = null
}

variable "kms_key_arn" {
  type    = string
  default = null
}

variable "lambda_role_permissions_boundary_arn" {
  type    = string
  default = null
}

variable "layers" {
  type    = list(string)
  default = []
}

variable "managed_policy_waiting_time" {
  type    = string
  default = "60s"
}

variable "metric_name" {
  type    = string
  default = "Errors"
}

variable "mount_to_file_system" {
  type    = bool
  default = false
}

variable "namespace" {
  type    = string
  default = null
}

variable "period" {
  type    = number
  default = 60
}

variable "reserved_concurrent_executions" {
  type    = number
  default = null
}

variable "run_in_vpc" {
  type    = bool
  default = false
}

variable "runtime" {
  type    = string
  default = null
}

variable "s3_bucket" {
  type    = string
  default = null
}

variable "s3_key" {
  type    = string
  default = null
}

variable "s3_object_version" {
  type    = string
  default = null
}

variable "schedule_expression" {
  type    = string
  default = null
}

variable "set_source_code_hash" {
  type    = bool
  default = true
}

variable "should_create_cloudwatch_log_group" {
  type    = bool
  default = true
}

variable "should_create_outbound_rule" {
  type    = bool
  default = false
}

variable "skip_zip" {
  type    = bool
  default = false
}

variable "source_path" {
  type    = string
  default = null
}

variable "statistic" {
  type    = string
  default = "Sum"
}

variable "subnet_ids" {
  type    = list(string)
  default = []
}

variable "tags" {
  type    = map(string)
  default = {}
}

variable "threshold" {
  type    = number
  default = 0
}

variable "treat_missing_data" {
  type    = string
  default = "missing"
}

variable "use_managed_iam_policies" {
  type    = bool
  default = true
}

variable "vpc_id" {
  type    = string
  default = null
}

variable "working_directory" {
  type    = string
  default = null
}

variable "zip_output_path" {
  type    = string
  default = null
}
