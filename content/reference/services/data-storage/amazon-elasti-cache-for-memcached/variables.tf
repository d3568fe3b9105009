# modules/data-stores/memcached of the service catalog, v0.96.3.

# Required inputs

variable "az_mode" {
  description = "Placement of the cache nodes: `single-az` or `cross-az`. For `cross-az`, `num_cache_nodes` must be greater than 1."
  type        = string
}

variable "instance_type" {
  description = "Node type of the cache, such as `cache.m4.large`."
  type        = string
}

variable "name" {
  description = "Name of the cache, which is also used for the resources around it. It must be in lowercase and unique within the region."
  type        = string
}

variable "num_cache_nodes" {
  description = "Number of cache nodes to begin with, from 1 to 20."
  type        = number
}

variable "subnet_ids" {
  description = "IDs of the subnets to deploy to. All of them must be in the VPC given by `vpc_id`."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC that holds the resources of this module."
  type        = string
}

# Optional inputs

variable "alarm_treat_missing_data" {
  description = "How the alarms interpret missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "alarms_sns_topic_arns" {
  description = "ARNs of the SNS topics that receive the notifications of the CloudWatch alarms. With an empty list, no topic is notified."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "CIDR blocks from which connections are accepted. Nothing can connect until you fill in this list or `allow_connections_from_security_groups`."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "IDs of security groups, in this VPC or a peered one, whose members may connect. You can use it in place of or beside `allow_connections_from_cidr_blocks`."
  type        = list(string)
  default     = []
}

variable "apply_immediately" {
  description = "Whether changes take effect right away rather than in the next maintenance window. Doing so can cause downtime."
  type        = bool
  default     = false
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create a basic set of CloudWatch alarms for CPU, memory and disk usage. Provide SNS topics too, so that the alarms notify somebody."
  type        = bool
  default     = true
}

variable "maintenance_window" {
  description = "Time of the week, in UTC, at which AWS may perform maintenance, in a form such as `sun:05:00-sun:09:00`. It must last at least one hour."
  type        = string
  default     = "sat:07:00-sat:08:00"
}

variable "memcached_version" {
  description = "Version of the Memcached engine."
  type        = string
  default     = "1.5.16"
}

variable "port" {
  description = "Port on which the cache nodes accept connections."
  type        = number
  default     = 11211
}
