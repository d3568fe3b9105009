# modules/data-stores/aurora of the service catalog, v2.11.1.

# Required inputs

variable "aurora_subnet_ids" {
  type = list(string)
}

variable "name" {
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

variable "ca_cert_identifier" {
  type    = string
  default = null
}

variable "cluster_iam_roles" {
  type    = list(string)
  default = []
}

variable "cluster_monitoring_interval" {
  type    = number
  default = null
}

variable "cluster_performance_insights_enabled" {
  type    = bool
  default = false
}

variable "cluster_performance_insights_kms_key_id" {
  type    = string
  default = null
}

variable "cluster_performance_insights_retention_period" {
  type    = number
  default = null
}

variable "copy_tags_to_snapshot" {
  type    = bool
  default = false
}

variable "create_route53_entry" {
  type    = bool
  default = false
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

variable "database_insights_mode" {
  type    = string
  default = null
}

variable "db_cluster_custom_parameter_group" {
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

variable "db_cluster_custom_parameter_group_name" {
  type    = string
  default = null
}

variable "db_config_secrets_manager_id" {
  type    = string
  default = null
}

variable "db_instance_custom_parameter_group" {
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

variable "db_instance_custom_parameter_group_name" {
  type    = string
  default = null
}

variable "db_name" {
  type    = string
  default = null
}

variable "delete_automated_backups" {
  type    = bool
  default = null
}

variable "enable_backup" {
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

variable "enable_global_write_forwarding" {
  type    = bool
  default = null
}

variable "enable_http_endpoint" {
  type    = bool
  default = null
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

variable "engine_mode" {
  type    = string
  default = "provisioned"
}

variable "engine_version" {
  type    = string
  default = null
}

variable "global_cluster_identifier" {
  type    = string
  default = null
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

variable "high_read_latency_treat_missing_data" {
  type    = string
  default = "missing"
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

variable "instance_count" {
  type    = number
  default = 1
}

variable "instance_type" {
  type    = string
  default = "db.t3.medium"
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

variable "performance_insights_enabled" {
  type    = bool
  default = false
}

variable "performance_insights_kms_key_id" {
  type    = string
  default = null
}

variable "performance_insights_retention_period" {
  type    = number
  default = null
}

variable "port" {
  type    = number
  default = null
}

variable "preferred_backup_window" {
  type    = string
  default = "06:00-07:00"
}

variable "preferred_maintenance_window" {
  type    = string
  default = "sun:07:00-sun:08:00"
}

variable "primary_domain_name" {
  type    = string
  default = null
}

variable "publicly_accessible" {
  type    = bool
  default = false
}

variable "reader_domain_name" {
  type    = string
  default = null
}

variable "replication_source_identifier" {
  type    = string
  default = null
}

variable "restore_source_cluster_identifier" {
  type    = string
  default = null
}

variable "restore_to_time" {
  type    = string
  default = null
}

variable "restore_type" {
  type    = string
  default = null
}

variable "scaling_configuration_auto_pause" {
  type    = bool
  default = true
}

variable "scaling_configuration_max_capacity" {
  type    = number
  default = 256
}

variable "scaling_configuration_max_capacity_V2" {
  type    = number
  default = null
}

variable "scaling_configuration_min_capacity" {
  type    = number
  default = 2
}

variable "scaling_configuration_min_capacity_V2" {
  type    = number
  default = null
}

variable "scaling_configuration_seconds_until_auto_pause" {
  type    = number
  default = 300
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

variable "too_many_db_connections_threshold" {
  type    = number
  default = null
}
