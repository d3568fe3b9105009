# modules/data-stores/redis of the service catalog, v2.11.1.

# Required inputs

variable "enable_automatic_failover" {
  type = bool
}

variable "enable_multi_az" {
  type = bool
}

variable "instance_type" {
  type = string
}

variable "name" {
  type = string
}

variable "replication_group_size" {
  type = number
}

variable "subnet_ids" {
  type = list(string)
}

variable "vpc_id" {
  type = string
}

# Optional inputs

variable "alarm_high_cpu_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "alarm_low_memory_available_threshold" {
  type    = number
  default = 100000000
}

variable "alarm_low_memory_available_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "alarms_sns_topic_arns" {
  type    = list(string)
  default = []
}

variable "allow_connections_from_cidr_blocks" {
  type    = list(string)
  default = []
}

variable "allow_connections_from_security_groups" {
  type    = list(string)
  default = []
}

variable "apply_immediately" {
  type    = bool
  default = false
}

variable "auth_token" {
  type    = string
  default = null
}

variable "auto_minor_version_upgrade" {
  type    = bool
  default = false
}

variable "enable_at_rest_encryption" {
  type    = bool
  default = true
}

variable "enable_cloudwatch_alarms" {
  type    = bool
  default = true
}

variable "enable_transit_encryption" {
  type    = bool
  default = true
}

variable "engine_log_delivery_configuration" {
  type = object({
    destination      = string
    destination_type = string
    log_format       = string
  })
  default = null
}

variable "maintenance_window" {
  type    = string
  default = "sat:07:00-sat:08:00"
}

variable "num_node_groups" {
  type    = number
  default = null
}

variable "parameter_group_name" {
  type    = string
  default = null
}

variable "port" {
  type    = number
  default = 6379
}

variable "redis_version" {
  type    = string
  default = "5.0.6"
}

variable "replicas_per_node_group" {
  type    = number
  default = null
}

variable "slow_log_delivery_configuration" {
  type = object({
    destination      = string
    destination_type = string
    log_format       = string
  })
  default = null
}

variable "snapshot_arn" {
  type    = string
  default = null
}

variable "snapshot_name" {
  type    = string
  default = null
}

variable "snapshot_retention_limit" {
  type    = number
  default = 15
}

variable "snapshot_window" {
  type    = string
  default = "06:00-07:00"
}

variable "sns_topic_for_notifications" {
  type    = string
  default = ""
}

variable "tags" {
  type    = map(string)
  default = {}
}
