# modules/data-stores/aurora of the service catalog, v0.96.3.

# Required inputs

variable "aurora_subnet_ids" {
  description = "IDs of the subnets for the Aurora cluster. All of them must be in the VPC given by `vpc_id`."
  type        = list(string)
}

variable "name" {
  description = "Name of the database, which is also used for the resources around it. It must be in lowercase and unique within the region."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC that holds the resources of this module."
  type        = string
}

# Optional inputs

variable "alarms_sns_topic_arns" {
  description = "ARNs of the SNS topics that receive the notifications of the CloudWatch alarms, including the one about failures in sharing snapshots."
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

variable "allow_major_version_upgrade" {
  description = "Whether `engine_version` may be changed to another major version."
  type        = bool
  default     = false
}

variable "apply_immediately" {
  description = "Whether changes take effect right away rather than in the next maintenance window. Doing so can cause downtime."
  type        = bool
  default     = false
}

variable "auto_minor_version_upgrade" {
  description = "Whether AWS may upgrade the instances to new minor versions of the engine on its own."
  type        = bool
  default     = true
}

variable "backup_job_alarm_period" {
  description = "Interval, in seconds, at which backups are expected. If none is reported for longer than that, the alarm is raised."
  type        = number
  default     = 3600
}

variable "backup_job_alarm_treat_missing_data" {
  description = "How the alarm on backups interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "backup_retention_period" {
  description = "Number of days, at most 35, for which automated snapshots are retained."
  type        = number
  default     = 30
}

variable "copy_tags_to_snapshot" {
  description = "Whether snapshots receive the tags of the cluster."
  type        = bool
  default     = false
}

variable "create_route53_entry" {
  description = "Whether to create Route 53 records that point at the endpoints of the database."
  type        = bool
  default     = false
}

variable "create_snapshot_cloudwatch_metric_namespace" {
  description = "Namespace of the CloudWatch metric, and its alarm, for snapshots taken for another account. With `null`, it is the name of the cluster."
  type        = string
  default     = null
}

variable "custom_tags" {
  description = "Tags to apply to the RDS cluster and all resources that belong to it, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "dashboard_cpu_usage_widget_parameters" {
  description = "Period and dimensions of the dashboard widget that shows CPU usage."
  type = object({
    # Period of the metric, in seconds.
    period = number
    # Width of the widget, in columns of the dashboard grid.
    width = number
    # Height of the widget, in rows of the dashboard grid.
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_db_connections_widget_parameters" {
  description = "Period and dimensions of the dashboard widget that shows the number of database connections."
  type = object({
    # Period of the metric, in seconds.
    period = number
    # Width of the widget, in columns of the dashboard grid.
    width = number
    # Height of the widget, in rows of the dashboard grid.
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_disk_space_widget_parameters" {
  description = "Period and dimensions of the dashboard widget that shows the free disk space."
  type = object({
    # Period of the metric, in seconds.
    period = number
    # Width of the widget, in columns of the dashboard grid.
    width = number
    # Height of the widget, in rows of the dashboard grid.
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_memory_widget_parameters" {
  description = "Period and dimensions of the dashboard widget that shows the free memory."
  type = object({
    # Period of the metric, in seconds.
    period = number
    # Width of the widget, in columns of the dashboard grid.
    width = number
    # Height of the widget, in rows of the dashboard grid.
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_read_latency_widget_parameters" {
  description = "Period and dimensions of the dashboard widget that shows the read latency."
  type = object({
    # Period of the metric, in seconds.
    period = number
    # Width of the widget, in columns of the dashboard grid.
    width = number
    # Height of the widget, in rows of the dashboard grid.
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_write_latency_widget_parameters" {
  description = "Period and dimensions of the dashboard widget that shows the write latency."
  type = object({
    # Period of the metric, in seconds.
    period = number
    # Width of the widget, in columns of the dashboard grid.
    width = number
    # Height of the widget, in rows of the dashboard grid.
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "db_cluster_custom_parameter_group" {
  description = "Parameter group to create for the cluster. With `null`, the cluster uses the stock parameter group."
  type = object({
    # Name of the parameter group.
    name = string
    # Family of the parameter group, which depends on the engine and its version.
    family = string
    # Parameters to set.
    parameters = list(object({
      # Name of the parameter.
      name = string
      # Value of the parameter.
      value = string
      # When the value takes effect: `immediate` or `pending-reboot`.
      apply_method = string
    }))
  })
  default = null
}

variable "db_config_secrets_manager_id" {
  description = "ID of a Secrets Manager secret that holds `engine`, `username`, `password`, `dbname` and `port`. Its values still end up in the Terraform state in clear text."
  type        = string
  default     = null
}

variable "db_instance_custom_parameter_group" {
  description = "Parameter group to create for the DB instances. With `null`, the instances use the stock parameter group."
  type = object({
    # Name of the parameter group.
    name = string
    # Family of the parameter group, which depends on the engine and its version.
    family = string
    # Parameters to set.
    parameters = list(object({
      # Name of the parameter.
      name = string
      # Value of the parameter.
      value = string
      # When the value takes effect: `immediate` or `pending-reboot`.
      apply_method = string
    }))
  })
  default = null
}

variable "db_name" {
  description = "Name of the database to create at first, with up to eight alphanumeric characters. It can come from `db_config_secrets_manager_id` as well; without a name, no database is created."
  type        = string
  default     = null
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create a basic set of CloudWatch alarms for CPU, memory and disk usage. Provide SNS topics too, so that the alarms notify somebody."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether to publish a CloudWatch metric for the snapshots that are taken to be shared with another account."
  type        = bool
  default     = true
}

variable "enable_deletion_protection" {
  description = "Whether AWS refuses to delete the resource. You must turn this off before you can destroy it."
  type        = bool
  default     = false
}

variable "enable_perf_alarms" {
  description = "Whether to create alarms on read and write latency. Turn them off if you do not know what values to expect."
  type        = bool
  default     = true
}

variable "enable_share_snapshot_cloudwatch_alarms" {
  description = "Whether to create alarms on failures in sharing snapshots. Requires `share_snapshot_with_another_account`."
  type        = bool
  default     = true
}

variable "enabled_cloudwatch_logs_exports" {
  description = "Kinds of logs to export to CloudWatch Logs: `audit`, `error`, `general` and `slowquery`. With an empty list, none are exported."
  type        = list(string)
  default     = []
}

variable "engine" {
  description = "Aurora engine: `aurora`, `aurora-mysql` or `aurora-postgresql`. It takes precedence over the engine in `db_config_secrets_manager_id`."
  type        = string
  default     = null
}

variable "engine_mode" {
  description = "Mode in which Aurora runs: `provisioned` for instances of a fixed size or `serverless` for capacity that adapts."
  type        = string
  default     = "provisioned"
}

variable "engine_version" {
  description = "Version of the database engine. For Aurora MySQL it looks like `5.7.mysql_aurora.2.08.1`."
  type        = string
  default     = null
}

variable "high_cpu_utilization_period" {
  description = "Length, in seconds, of the period over which the CPU alarm measures utilization."
  type        = number
  default     = 60
}

variable "high_cpu_utilization_threshold" {
  description = "CPU utilization, in percent, above which the CPU alarm is raised."
  type        = number
  default     = 90
}

variable "high_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "high_read_latency_period" {
  description = "Length, in seconds, of the period over which the read latency alarm measures."
  type        = number
  default     = 60
}

variable "high_read_latency_threshold" {
  description = "Duration of a read operation, in seconds, above which the read latency alarm is raised."
  type        = number
  default     = 5
}

variable "high_read_latency_treat_missing_data" {
  description = "How the read latency alarm interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "high_write_latency_period" {
  description = "Length, in seconds, of the period over which the write latency alarm measures."
  type        = number
  default     = 60
}

variable "high_write_latency_threshold" {
  description = "Duration of a write operation, in seconds, above which the write latency alarm is raised."
  type        = number
  default     = 5
}

variable "high_write_latency_treat_missing_data" {
  description = "How the write latency alarm interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "hosted_zone_id" {
  description = "ID of the Route 53 hosted zone in which the DNS record is created."
  type        = string
  default     = null
}

variable "iam_database_authentication_enabled" {
  description = "Whether IAM users and roles can log in to the database."
  type        = bool
  default     = false
}

variable "instance_count" {
  description = "Number of DB instances, counting the primary one. Used only when `engine_mode` is `provisioned`."
  type        = number
  default     = 1
}

variable "instance_type" {
  description = "Instance class of the DB instances, such as `db.t3.small`. Used only when `engine_mode` is `provisioned`."
  type        = string
  default     = "db.t3.small"
}

variable "kms_key_arn" {
  description = "ARN of the KMS key for the encryption of storage, for which `storage_encrypted` must be `true`. With `null`, the RDS key of the account is used."
  type        = string
  default     = null
}

variable "low_disk_space_available_period" {
  description = "Length, in seconds, of the period over which the disk space alarm measures."
  type        = number
  default     = 60
}

variable "low_disk_space_available_threshold" {
  description = "Free disk space, in bytes, below which the disk space alarm is raised."
  type        = number
  default     = 1000000000
}

variable "low_disk_space_available_treat_missing_data" {
  description = "How the disk space alarm interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "low_memory_available_period" {
  description = "Length, in seconds, of the period over which the alarm on free memory measures."
  type        = number
  default     = 60
}

variable "low_memory_available_threshold" {
  description = "Free memory, in bytes, below which the alarm on free memory is raised."
  type        = number
  default     = 100000000
}

variable "low_memory_available_treat_missing_data" {
  description = "How the alarm on free memory interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "master_password" {
  description = "Password of the database administrator. It takes precedence over the password in `db_config_secrets_manager_id`."
  type        = string
  default     = null
}

variable "master_username" {
  description = "User name of the database administrator. It takes precedence over the user name in `db_config_secrets_manager_id`."
  type        = string
  default     = null
}

variable "performance_insights_enabled" {
  description = "Whether Performance Insights is on. Aurora MySQL does not support it on the instance classes `db.t2` and `db.t3`."
  type        = bool
  default     = false
}

variable "performance_insights_kms_key_id" {
  description = "ARN of the KMS key that encrypts the data of Performance Insights."
  type        = string
  default     = null
}

variable "port" {
  description = "Port on which the database accepts connections. It takes precedence over the port in `db_config_secrets_manager_id`."
  type        = number
  default     = null
}

variable "preferred_backup_window" {
  description = "Time of day, in UTC, at which automated backups are taken, in a form such as `04:00-09:00`."
  type        = string
  default     = "06:00-07:00"
}

variable "preferred_maintenance_window" {
  description = "Time of the week, in UTC, at which the cluster is maintained, in a form such as `wed:04:00-wed:04:30`."
  type        = string
  default     = "sun:07:00-sun:08:00"
}

variable "primary_domain_name" {
  description = "Domain name of the DNS record that points at the primary endpoint."
  type        = string
  default     = null
}

variable "publicly_accessible" {
  description = "Whether the database can be reached from the internet, which is discouraged. In serverless mode it must be `false`."
  type        = bool
  default     = false
}

variable "reader_domain_name" {
  description = "Domain name of the DNS record that points at the reader endpoint. A serverless cluster has no such endpoint."
  type        = string
  default     = null
}

variable "restore_source_cluster_identifier" {
  description = "Identifier of the cluster to restore from, at the latest point in time for which this is possible. Use either this or `snapshot_identifier`, not both."
  type        = string
  default     = null
}

variable "restore_type" {
  description = "How the cluster is restored: `full-copy` or `copy-on-write`. Used only when `restore_source_cluster_identifier` is set."
  type        = string
  default     = null
}

variable "scaling_configuration_auto_pause" {
  description = "Whether a serverless cluster pauses when it is idle."
  type        = bool
  default     = true
}

variable "scaling_configuration_max_capacity" {
  description = "Largest capacity of a serverless cluster, as a power of two from 2 to 256."
  type        = number
  default     = 256
}

variable "scaling_configuration_min_capacity" {
  description = "Smallest capacity of a serverless cluster, as a power of two from 2 to 256."
  type        = number
  default     = 2
}

variable "scaling_configuration_seconds_until_auto_pause" {
  description = "Number of idle seconds, from 300 to 86400, after which a serverless cluster pauses."
  type        = number
  default     = 300
}

variable "share_snapshot_max_snapshots" {
  description = "Number of shared snapshots to keep. A Lambda function deletes the oldest ones when there are more."
  type        = number
  default     = 30
}

variable "share_snapshot_schedule_expression" {
  description = "Schedule on which snapshots are taken and shared, as a `cron` or `rate` expression. Required when `share_snapshot_with_another_account` is `true`."
  type        = string
  default     = null
}

variable "share_snapshot_with_account_id" {
  description = "ID of the AWS account with which snapshots are shared. Required when `share_snapshot_with_another_account` is `true`."
  type        = string
  default     = null
}

variable "share_snapshot_with_another_account" {
  description = "Whether snapshots are taken periodically and shared with another AWS account."
  type        = bool
  default     = false
}

variable "skip_final_snapshot" {
  description = "Whether the database is deleted without a final snapshot. All data is then lost, so use this for tests only."
  type        = bool
  default     = false
}

variable "snapshot_identifier" {
  description = "Identifier of the snapshot from which to restore the database. With `null`, no snapshot is restored."
  type        = string
  default     = null
}

variable "storage_encrypted" {
  description = "Whether storage is encrypted, along with backups, replicas and snapshots. The AWS managed key `aws/rds` is used by default."
  type        = bool
  default     = true
}

variable "too_many_db_connections_threshold" {
  description = "Number of database connections above which the connections alarm is raised."
  type        = number
  default     = null
}
