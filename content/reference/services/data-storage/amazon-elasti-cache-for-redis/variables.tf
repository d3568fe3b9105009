# modules/data-stores/redis of the service catalog, v0.96.3.

# Required inputs

variable "enable_automatic_failover" {
  description = "Whether a replica becomes the primary node when the primary fails. Requires a `replication_group_size` greater than 1."
  type        = bool
}

variable "enable_multi_az" {
  description = "Whether the nodes are spread over several Availability Zones. Requires a `replication_group_size` greater than 1."
  type        = bool
}

variable "instance_type" {
  description = "Node type of the cache, such as `cache.m4.large`."
  type        = string
}

variable "name" {
  description = "Name of the cache, which is also used for the resources around it. It must be in lowercase and unique within the region."
  type        = string
}

variable "replication_group_size" {
  description = "Number of nodes in the replication group. `1` is a primary node alone, and each further node is a replica."
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

variable "auth_token" {
  description = "Password for Redis, with 16 to 128 characters none of which may be `@`, `/` or a double quote. Requires `enable_transit_encryption`."
  type        = string
  default     = null
}

variable "cluster_mode" {
  description = "Number of shards and of replicas in each shard for a cluster with cluster mode on. Pass a list with a single element, or an empty list to leave cluster mode off."
  type = list(object({
    # Number of shards.
    num_node_groups = number
    # Number of replicas in each shard.
    replicas_per_node_group = number
  }))
  default = []
}

variable "enable_at_rest_encryption" {
  description = "Whether data is encrypted where it is stored."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create a basic set of CloudWatch alarms for CPU, memory and disk usage. Provide SNS topics too, so that the alarms notify somebody."
  type        = bool
  default     = true
}

variable "enable_transit_encryption" {
  description = "Whether data is encrypted on its way over the network."
  type        = bool
  default     = true
}

variable "maintenance_window" {
  description = "Time of the week, in UTC, at which AWS may perform maintenance, in a form such as `sun:05:00-sun:09:00`. It must last at least one hour."
  type        = string
  default     = "sat:07:00-sat:08:00"
}

variable "parameter_group_name" {
  description = "Name of an existing parameter group with your own settings for the Redis engine."
  type        = string
  default     = null
}

variable "port" {
  description = "Port on which the cache nodes accept connections."
  type        = number
  default     = 6379
}

variable "redis_version" {
  description = "Version of the Redis engine."
  type        = string
  default     = "5.0.6"
}

variable "snapshot_arn" {
  description = "ARN of a Redis RDB file in S3 from which to restore the data. Use `snapshot_name` to restore an ElastiCache snapshot."
  type        = string
  default     = null
}

variable "snapshot_name" {
  description = "Name of an ElastiCache snapshot from which to restore the data. Use `snapshot_arn` to restore a file from elsewhere."
  type        = string
  default     = null
}

variable "snapshot_retention_limit" {
  description = "Number of days for which automatic snapshots are retained. `0` turns automatic snapshots off."
  type        = number
  default     = 15
}

variable "snapshot_window" {
  description = "Time of day, in UTC, at which snapshots are taken, in a form such as `06:00-07:00`. An empty string turns them off."
  type        = string
  default     = "06:00-07:00"
}

variable "sns_topic_for_notifications" {
  description = "SNS topic that is notified of events in the replication group, such as a failover. With an empty string, no notifications are sent."
  type        = string
  default     = ""
}

variable "tags" {
  description = "Tags to apply to the replication group, as a map from tag key to value."
  type        = map(string)
  default     = {}
}
