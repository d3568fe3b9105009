# modules/data-stores/memcached of the service catalog, v2.11.1.

# Required inputs

variable "az_mode" {
  type = string
}

variable "instance_type" {
  type = string
}

variable "name" {
  type = string
}

variable "num_cache_nodes" {
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

variable "enable_cloudwatch_alarms" {
  type    = bool
  default = true
}

variable "maintenance_window" {
  type    = string
  default = "sat:07:00-sat:08:00"
}

variable "memcached_version" {
  type    = string
  default = "1.5.16"
}

variable "port" {
  type    = number
  default = 11211
}
