# modules/data-stores/elasticsearch of the service catalog, v2.11.1.

# Required inputs

variable "domain_name" {
  type = string
}

variable "instance_count" {
  type = number
}

variable "instance_type" {
  type = string
}

variable "volume_size" {
  type = number
}

variable "volume_type" {
  type = string
}

variable "zone_awareness_enabled" {
  type = bool
}

# Optional inputs

variable "advanced_options" {
  type    = map(any)
  default = {}
}

variable "advanced_security_options" {
  type    = bool
  default = false
}

variable "alarm_sns_topic_arns" {
  type    = list(string)
  default = []
}

variable "allow_connections_from_cidr_blocks" {
  type    = set(string)
  default = []
}

variable "allow_connections_from_security_groups" {
  type    = set(string)
  default = []
}

variable "automated_snapshot_start_hour" {
  type    = number
  default = 0
}

variable "availability_zone_count" {
  type    = number
  default = 2
}

variable "cloudwatch_log_group_arn" {
  type    = string
  default = null
}

variable "cluster_high_cpu_utilization_period" {
  type    = number
  default = 60
}

variable "cluster_high_cpu_utilization_threshold" {
  type    = number
  default = 90
}

variable "cluster_high_cpu_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "cluster_high_jvm_memory_pressure_period" {
  type    = number
  default = 60
}

variable "cluster_high_jvm_memory_pressure_threshold" {
  type    = number
  default = 90
}

variable "cluster_high_jvm_memory_pressure_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "cluster_index_writes_blocked_period" {
  type    = number
  default = 300
}

variable "cluster_index_writes_blocked_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "cluster_low_cpu_credit_balance_period" {
  type    = number
  default = 60
}

variable "cluster_low_cpu_credit_balance_threshold" {
  type    = number
  default = 10
}

variable "cluster_low_cpu_credit_balance_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "cluster_low_free_storage_space_period" {
  type    = number
  default = 60
}

variable "cluster_low_free_storage_space_threshold" {
  type    = number
  default = 1024
}

variable "cluster_low_free_storage_space_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "cluster_snapshot_period" {
  type    = number
  default = 60
}

variable "cluster_snapshot_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "cluster_status_red_period" {
  type    = number
  default = 300
}

variable "cluster_status_red_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "cluster_status_yellow_period" {
  type    = number
  default = 300
}

variable "cluster_status_yellow_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "create_service_linked_role" {
  type    = bool
  default = false
}

variable "custom_endpoint" {
  type    = string
  default = null
}

variable "custom_endpoint_certificate_arn" {
  type    = string
  default = null
}

variable "custom_endpoint_enabled" {
  type    = bool
  default = false
}

variable "custom_tags" {
  type    = map(string)
  default = {}
}

variable "dedicated_master_count" {
  type    = number
  default = null
}

variable "dedicated_master_enabled" {
  type    = bool
  default = false
}

variable "dedicated_master_type" {
  type    = string
  default = null
}

variable "ebs_enabled" {
  type    = bool
  default = true
}

variable "elasticsearch_version" {
  type    = string
  default = "7.7"
}

variable "enable_cloudwatch_alarms" {
  type    = bool
  default = true
}

variable "enable_encryption_at_rest" {
  type    = bool
  default = true
}

variable "enable_node_to_node_encryption" {
  type    = bool
  default = true
}

variable "encryption_kms_key_id" {
  type    = string
  default = null
}

variable "iam_principal_arns" {
  type = list(string)
  default = [
    "*"
  ]
}

variable "internal_user_database_enabled" {
  type    = bool
  default = false
}

variable "iops" {
  type    = number
  default = null
}

variable "is_public" {
  type    = bool
  default = false
}

variable "kms_key_error_period" {
  type    = number
  default = 60
}

variable "kms_key_error_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "kms_key_inaccessible_period" {
  type    = number
  default = 60
}

variable "kms_key_inaccessible_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "log_type" {
  type    = string
  default = null
}

variable "master_cpu_utilization_period" {
  type    = number
  default = 900
}

variable "master_cpu_utilization_threshold" {
  type    = number
  default = 50
}

variable "master_cpu_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "master_jvm_memory_pressure_period" {
  type    = number
  default = 900
}

variable "master_jvm_memory_pressure_threshold" {
  type    = number
  default = 80
}

variable "master_jvm_memory_pressure_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "master_user_arn" {
  type    = string
  default = null
}

variable "master_user_name" {
  type    = string
  default = null
}

variable "master_user_password" {
  type    = string
  default = null
}

variable "monitor_kms_key" {
  type    = bool
  default = false
}

variable "monitor_master_nodes" {
  type    = bool
  default = false
}

variable "node_count_period" {
  type    = number
  default = 86400
}

variable "node_count_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "subnet_ids" {
  type    = list(string)
  default = []
}

variable "throughput" {
  type    = number
  default = null
}

variable "tls_security_policy" {
  type    = string
  default = "Policy-Min-TLS-1-2-2019-07"
}

variable "update_timeout" {
  type    = string
  default = "90m"
}

variable "vpc_id" {
  type    = string
  default = null
}
