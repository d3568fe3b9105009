# modules/data-stores/rds of the service catalog, v2.11.1.

# Required inputs

variable "allocated_storage" {
  type = number
}

variable "engine_version" {
  type = string
}

variable "name" {
  type = string
}

variable "subnet_ids" {
  type = list(string)
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

variable "allow_connections_from_ipv6_cidr_blocks_to_read_replicas" {
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

variable "aws_db_security_group_description" {
  type    = string
  default = null
}

variable "aws_db_security_group_name" {
  type    = string
  default = null
}

variable "backup_completion_window" {
  type    = number
  default = null
}

variable "backup_destination_retention_days" {
  type    = number
  default = 90
}

variable "backup_destination_vault_arn" {
  type    = string
  default = null
}

variable "backup_recovery_point_tags" {
  type    = map(string)
  default = null
}

variable "backup_retention_period" {
  type    = number
  default = 30
}

variable "backup_schedule" {
  type    = string
  default = null
}

variable "backup_service_role_name" {
  type    = string
  default = null
}

variable "backup_source_retention_days" {
  type    = number
  default = 30
}

variable "backup_start_window" {
  type    = number
  default = null
}

variable "backup_vault_kms_key_arn" {
  type    = string
  default = null
}

variable "backup_vault_name" {
  type    = string
  default = null
}

variable "backup_vault_policy" {
  type    = any
  default = null
}

variable "backup_window" {
  type    = string
  default = "06:00-07:00"
}

variable "ca_cert_identifier" {
  type    = string
  default = null
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

variable "creating_timeout" {
  type    = string
  default = "40m"
}

variable "custom_parameter_group" {
  type = object({
    name        = string
    description = string
    family      = string
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

variable "db_config_secrets_manager_id" {
  type    = string
  default = null
}

variable "db_name" {
  type    = string
  default = null
}

variable "delete_automated_backups" {
  type    = bool
  default = true
}

variable "deleting_timeout" {
  type    = string
  default = "60m"
}

variable "enable_backup" {
  type    = bool
  default = false
}

variable "enable_blue_green_update" {
  type    = bool
  default = false
}

variable "enable_cloudwatch_alarms" {
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

variable "engine" {
  type    = string
  default = null
}

variable "high_cpu_utilization_datapoints_to_alarm" {
  type    = number
  default = null
}

variable "high_cpu_utilization_evaluation_periods" {
  type    = number
  default = 3
}

variable "high_cpu_utilization_period" {
  type    = number
  default = 60
}

variable "high_cpu_utilization_statistic" {
  type    = string
  default = "Average"
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

variable "high_read_latency_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "high_replica_lag_datapoints_to_alarm" {
  type    = number
  default = null
}

variable "high_replica_lag_evaluation_periods" {
  type    = number
  default = 5
}

variable "high_replica_lag_period" {
  type    = number
  default = 60
}

variable "high_replica_lag_statistic" {
  type    = string
  default = "Average"
}

variable "high_replica_lag_threshold" {
  type    = number
  default = 300
}

variable "high_replica_lag_treat_missing_data" {
  type    = string
  default = "notBreaching"
}

variable "high_write_latency_period" {
  type    = number
  default = 60
}

variable "high_write_latency_threshold" {
  type    = number
  default = 5
}

variable "high_write_latency_treat_missing_data" {
  type    = string
  default = "missing"
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

variable "license_model" {
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

variable "maintenance_window" {
  type    = string
  default = "sun:07:00-sun:08:00"
}

variable "manage_master_user_password" {
  type    = bool
  default = null
}

variable "master_password" {
  type    = string
  default = null
}

variable "master_username" {
  type    = string
  default = null
}

variable "max_allocated_storage" {
  type    = number
  default = 0
}

variable "monitoring_interval" {
  type    = number
  default = 0
}

variable "monitoring_role_arn" {
  type    = string
  default = null
}

variable "monitoring_role_arn_path" {
  type    = string
  default = "/"
}

variable "monitoring_role_name" {
  type    = string
  default = null
}

variable "multi_az" {
  type    = bool
  default = false
}

variable "num_read_replicas" {
  type    = number
  default = 0
}

variable "option_group_name" {
  type    = string
  default = null
}

variable "performance_insights_enabled" {
  type    = bool
  default = false
}

variable "performance_insights_retention_period" {
  type    = number
  default = 7
}

variable "port" {
  type    = number
  default = null
}

variable "primary_domain_name" {
  type    = string
  default = null
}

variable "publicly_accessible" {
  type    = bool
  default = false
}

variable "read_replica_instance_type" {
  type    = string
  default = null
}

variable "read_replica_multi_az" {
  type    = bool
  default = null
}

variable "replica_backup_retention_period" {
  type    = number
  default = 0
}

variable "replica_domain_name" {
  type    = string
  default = null
}

variable "replication_error_datapoints_to_alarm" {
  type    = number
  default = null
}

variable "replication_error_evaluation_periods" {
  type    = number
  default = 3
}

variable "replication_error_period" {
  type    = number
  default = 60
}

variable "replication_error_treat_missing_data" {
  type    = string
  default = "notBreaching"
}

variable "skip_final_snapshot" {
  type    = bool
  default = false
}

variable "snapshot_identifier" {
  type    = string
  default = null
}

variable "storage_encrypted" {
  type    = bool
  default = true
}

variable "storage_throughput" {
  type    = number
  default = null
}

variable "storage_type" {
  type    = string
  default = "gp2"
}

variable "timezone" {
  type    = string
  default = null
}

variable "too_many_db_connections_datapoints_to_alarm" {
  type    = number
  default = null
}

variable "too_many_db_connections_evaluation_periods" {
  type    = number
  default = 3
}

variable "too_many_db_connections_period" {
  type    = number
  default = 60
}

variable "too_many_db_connections_statistic" {
  type    = string
  default = "Maximum"
}

variable "too_many_db_connections_threshold" {
  type    = number
  default = null
}

variable "too_many_db_connections_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "updating_timeout" {
  type    = string
  default = "80m"
}
