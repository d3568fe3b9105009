# modules/data-stores/rds-replica of the service catalog, v2.11.1.

# Required inputs

variable "name" {
  type = string
}

variable "primary_instance_id" {
  type = string
}

variable "vpc_id" {
  type = string
}

# Optional inputs

variable "alarms_sns_topic_arns" {
  type    = list(string)
  default = []
}

variable "allow_connections_from_cidr_blocks" {
  type    = list(string)
  default = []
}

variable "allow_connections_from_ipv6_cidr_blocks" {
  type    = list(string)
  default = []
}

variable "allow_connections_from_security_groups" {
  type    = list(string)
  default = []
}

variable "allow_major_version_upgrade" {
  type    = bool
  default = true
}

variable "allow_manage_key_permissions_with_iam" {
  type    = bool
  default = false
}

variable "apply_immediately" {
  type    = bool
  default = false
}

variable "auto_minor_version_upgrade" {
  type    = bool
  default = true
}

variable "backup_retention_period" {
  type    = number
  default = 30
}

variable "cmk_administrator_iam_arns" {
  type    = list(string)
  default = []
}

variable "cmk_external_user_iam_arns" {
  type    = list(string)
  default = []
}

variable "cmk_user_iam_arns" {
  type = list(object({
    name = list(string)
    conditions = list(object({
      test     = string
      variable = string
      values   = list(string)
    }))
  }))
  default = []
}

variable "copy_tags_to_snapshot" {
  type    = bool
  default = false
}

variable "create_custom_kms_key" {
  type    = bool
  default = false
}

variable "create_route53_entry" {
  type    = bool
  default = false
}

variable "custom_parameter_group" {
  type = object({
    name   = string
    family = string
    parameters = list(object({
      name         = string
      value        = string
      apply_method = string
    }))
  })
  default = null
}

variable "custom_tags" {
  type    = map(string)
  default = {}
}

variable "dashboard_cpu_usage_widget_parameters" {
  type = object({
    period = number
    width  = number
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_db_connections_widget_parameters" {
  type = object({
    period = number
    width  = number
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_disk_space_widget_parameters" {
  type = object({
    period = number
    width  = number
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_memory_widget_parameters" {
  type = object({
    period = number
    width  = number
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_read_latency_widget_parameters" {
  type = object({
    period = number
    width  = number
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_write_latency_widget_parameters" {
  type = object({
    period = number
    width  = number
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "enable_cloudwatch_alarms" {
  type    = bool
  default = true
}

variable "enable_cloudwatch_metrics" {
  type    = bool
  default = true
}

variable "enable_deletion_protection" {
  type    = bool
  default = false
}

variable "enable_perf_alarms" {
  type    = bool
  default = true
}

variable "enabled_cloudwatch_logs_exports" {
  type    = list(string)
  default = []
}

variable "high_cpu_utilization_period" {
  type    = number
  default = 60
}

variable "high_cpu_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_cpu_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "high_read_latency_period" {
  type    = number
  default = 60
}

variable "high_read_latency_threshold" {
  type    = number
  default = 5
}

variable "high_write_latency_period" {
  type    = number
  default = 60
}

variable "high_write_latency_threshold" {
  type    = number
  default = 5
}

variable "hosted_zone_id" {
  type    = string
  default = null
}

variable "iam_database_authentication_enabled" {
  type    = bool
  default = false
}

variable "instance_type" {
  type    = string
  default = "db.t3.micro"
}

variable "iops" {
  type    = number
  default = 0
}

variable "kms_key_arn" {
  type    = string
  default = null
}

variable "low_disk_space_available_period" {
  type    = number
  default = 60
}

variable "low_disk_space_available_threshold" {
  type    = number
  default = 1000000000
}

variable "low_disk_space_available_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "low_memory_available_period" {
  type    = number
  default = 60
}

variable "low_memory_available_threshold" {
  type    = number
  default = 100000000
}

variable "low_memory_available_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "max_allocated_storage" {
  type    = number
  default = 0
}

variable "num_read_replicas" {
  type    = number
  default = 0
}

variable "performance_insights_enabled" {
  type    = bool
  default = false
}

variable "port" {
  type    = number
  default = null
}

variable "publicly_accessible" {
  type    = bool
  default = false
}

variable "replica_domain_name" {
  type    = string
  default = null
}

variable "skip_final_snapshot" {
  type    = bool
  default = false
}

variable "storage_encrypted" {
  type    = bool
  default = true
}

variable "storage_type" {
  type    = string
  default = "gp2"
}

variable "too_many_db_connections_threshold" {
  type    = number
  default = null
}

variable "too_many_db_connections_treat_missing_data" {
  type    = string
  default = "missing"
}
