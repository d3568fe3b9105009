# modules/services/lambda of the service catalog, v0.96.3.

# Required inputs

variable "alarm_sns_topic_arns" {
  description = "ARNs of the SNS topics that are notified each time an alarm of the Lambda function changes its state."
  type        = list(string)
}

variable "memory_size" {
  description = "Memory of the function in megabytes, documented for this module as 128 to 1536 in steps of 64; Lambda itself has since raised its limit to 10240. The share of CPU time grows with it."
  type        = number
}

variable "name" {
  description = "Name of the Lambda function, with which the names of related resources begin."
  type        = string
}

variable "timeout" {
  description = "Longest time that one run of the function may take, in seconds from 1 to 900."
  type        = number
}

# Optional inputs

variable "additional_security_group_ids" {
  description = "IDs of additional security groups to attach to the function. Used only while `run_in_vpc` is `true`."
  type        = list(string)
  default     = []
}

variable "assume_role_policy" {
  description = "Trust policy of the function's IAM role as a JSON document. With `null`, the Lambda service may assume the role."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "Customer-managed KMS key for encrypting the CloudWatch log group, given as a key ID, a key ARN or an alias ARN. With `null`, no customer-managed key is used."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Number of days for which events stay in the CloudWatch log group. With `null`, they never expire."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_subscription_destination_arn" {
  description = "ARN of the Kinesis stream or Lambda function that receives the matching log events. Used only while `should_create_cloudwatch_log_group` is `true`."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_subscription_distribution" {
  description = "How log events are distributed to the Kinesis stream: `Random` or `ByLogStream`."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_subscription_filter_pattern" {
  description = "CloudWatch Logs filter pattern that selects the log events for the subscription."
  type        = string
  default     = ""
}

variable "cloudwatch_log_group_subscription_role_arn" {
  description = "ARN of the IAM role with which CloudWatch Logs writes to the Kinesis stream."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags to apply to the CloudWatch log group, as a map from tag key to value."
  type        = map(string)
  default     = null
}

variable "command" {
  description = "Command (`CMD`) to run in the container image instead of its own. Used only when `image_uri` is set."
  type        = list(string)
  default     = []
}

variable "comparison_operator" {
  description = "How the alarm compares the statistic with the threshold, for example `GreaterThanThreshold`."
  type        = string
  default     = "GreaterThanThreshold"
}

variable "create_resources" {
  description = "Whether the module creates its resources. With `false`, it does nothing."
  type        = bool
  default     = true
}

variable "datapoints_to_alarm" {
  description = "Number of data points that must breach the threshold for the alarm to be raised."
  type        = number
  default     = 1
}

variable "dead_letter_target_arn" {
  description = "ARN of the SNS topic or SQS queue that is notified when an invocation fails. The role of the function must be allowed to write to it."
  type        = any
  default     = null
}

variable "description" {
  description = "Description of the function, as shown in AWS."
  type        = string
  default     = null
}

variable "enable_versioning" {
  description = "Whether each change is published as a numbered version of the function, to which aliases can point."
  type        = bool
  default     = false
}

variable "entry_point" {
  description = "Entry point (`ENTRYPOINT`) of the container image to use instead of its own. Used only when `image_uri` is set."
  type        = list(string)
  default     = []
}

variable "environment_variables" {
  description = "Environment variables of the function, as a map from variable name to value. KMS encrypts them."
  type        = map(string)
  default = {
    EnvVarPlaceHolder = "Placeholder"
  }
}

variable "evaluation_periods" {
  description = "Number of consecutive periods that the alarm takes into account."
  type        = number
  default     = 1
}

variable "file_system_access_point_arn" {
  description = "ARN of the EFS access point to mount. Used only while `mount_to_file_system` is `true`."
  type        = string
  default     = null
}

variable "file_system_mount_path" {
  description = "Path, beginning with `/mnt/`, at which the EFS file system is mounted. Used only while `mount_to_file_system` is `true`."
  type        = string
  default     = null
}

variable "handler" {
  description = "Function in your code that Lambda calls to process an event."
  type        = string
  default     = null
}

variable "iam_policy" {
  description = "Permissions to grant to the IAM role of the function, as a map from statement ID (sid) to statement. Ignored if the function uses an existing role."
  type = map(object({
    # ARNs of the resources to which the statement applies.
    resources = list(string)
    # IAM actions to which the statement applies.
    actions = list(string)
    # `Allow` or `Deny`.
    effect = string
  }))
  default = null
}

variable "image_uri" {
  description = "URI of the container image in ECR that contains the function. Set it only if the function is packaged as a container."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the environment variables. With `null`, the Lambda key of the account is used."
  type        = string
  default     = null
}

variable "lambda_role_permissions_boundary_arn" {
  description = "ARN of the permissions boundary for the IAM role of the function. With `null`, the role has no boundary."
  type        = string
  default     = null
}

variable "layers" {
  description = "ARNs of the Lambda layer versions to add to the function. There can be five at most."
  type        = list(string)
  default     = []
}

variable "metric_name" {
  description = "Name of the metric on which the alarm is based."
  type        = string
  default     = "Errors"
}

variable "mount_to_file_system" {
  description = "Whether to mount an EFS file system. Requires `run_in_vpc`."
  type        = bool
  default     = false
}

variable "namespace" {
  description = "Prefix for the names of the resources. With `null`, it is the name of the function followed by `-scheduled`."
  type        = string
  default     = null
}

variable "period" {
  description = "Length, in seconds, of the period over which the alarm measures its metric."
  type        = number
  default     = 60
}

variable "reserved_concurrent_executions" {
  description = "Number of concurrent executions that are reserved for the function. `-1` reserves none."
  type        = number
  default     = null
}

variable "run_in_vpc" {
  description = "Whether the function is attached to a VPC. The inputs for subnets, security groups and EFS depend on it."
  type        = bool
  default     = false
}

variable "runtime" {
  description = "Identifier of the Lambda runtime that executes the code, such as `nodejs`."
  type        = string
  default     = null
}

variable "s3_bucket" {
  description = "Name of the S3 bucket with the deployment package. Use the `s3_*` inputs as an alternative to `source_path`."
  type        = string
  default     = null
}

variable "s3_key" {
  description = "Key of the deployment package in `s3_bucket`. Use the `s3_*` inputs as an alternative to `source_path`."
  type        = string
  default     = null
}

variable "s3_object_version" {
  description = "Version of the object `s3_key` that contains the deployment package. Use the `s3_*` inputs as an alternative to `source_path`."
  type        = string
  default     = null
}

variable "schedule_expression" {
  description = "Schedule on which the function is run, as a `cron` or `rate` expression. With `null`, the function has no schedule."
  type        = string
  default     = null
}

variable "set_source_code_hash" {
  description = "Whether Terraform detects changes to the code by its hash. Set it to `false` if another tool updates the code."
  type        = bool
  default     = true
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether this module creates the CloudWatch log group in advance. With `false`, Lambda creates it."
  type        = bool
  default     = true
}

variable "should_create_outbound_rule" {
  description = "Whether the security group of the function allows outbound traffic to `0.0.0.0/0`."
  type        = bool
  default     = false
}

variable "skip_zip" {
  description = "Whether `source_path` already points to a zip file. With `false`, the directory is zipped."
  type        = bool
  default     = false
}

variable "source_path" {
  description = "Path of the local directory with the code of the function, or of a zip file if `skip_zip` is `true`. Use the `s3_*` inputs for a package in S3."
  type        = string
  default     = null
}

variable "statistic" {
  description = "Statistic, such as `Sum`, that the alarm computes from its metric."
  type        = string
  default     = "Sum"
}

variable "subnet_ids" {
  description = "IDs of the subnets that the function is attached to. Used only while `run_in_vpc` is `true`."
  type        = list(string)
  default     = []
}

variable "tags" {
  description = "Tags to apply to the Lambda function, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "threshold" {
  description = "Value with which the alarm compares the statistic. It has no meaning for alarms based on anomaly detection."
  type        = number
  default     = 0
}

variable "use_managed_iam_policies" {
  description = "Whether IAM permissions are attached as standalone managed policies rather than as inline policies. Compliance scanners often flag inline policies."
  type        = bool
  default     = true
}

variable "vpc_id" {
  description = "ID of the VPC that the function is attached to. Used only while `run_in_vpc` is `true`."
  type        = string
  default     = null
}

variable "working_directory" {
  description = "Working directory in the container image. Used only when `image_uri` is set."
  type        = string
  default     = null
}

variable "zip_output_path" {
  description = "Path, file name included, of the zip file to create. With `null`, the file is written to the directory of the module."
  type        = string
  default     = null
}
