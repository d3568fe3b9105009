# modules/data-stores/rds of the service catalog, v0.96.3.

# Required inputs

variable "allocated_storage" {
  description = "Size of the storage for the database, in GB."
  type        = number
}

variable "engine_version" {
  description = "Version of the database engine, for example `8.0.17` with the engine `mysql`."
  type        = string
}

variable "name" {
  description = "Name of the database, which is also used for the resources around it. It must be in lowercase and unique within the region."
  type        = string
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

variable "allow_manage_key_permissions_with_iam" {
  description = "Whether IAM policies can grant access to the created KMS key as well. With `false`, the key policy alone decides."
  type        = bool
  default     = false
}

variable "apply_immediately" {
  description = "Whether changes take effect right away rather than in the next maintenance window. Doing so can cause downtime."
  type        = bool
  default     = false
}

variable "aws_db_security_group_name" {
  description = "Name of the security group of the database. With `null`, it is the value of `name`."
  type        = string
  default     = null
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
  description = "Number of days for which automated snapshots are retained. It must be at least 1 if there are read replicas."
  type        = number
  default     = 30
}

variable "backup_window" {
  description = "Time of day, in UTC, at which automated backups are taken, in a form such as `04:00-09:00`."
  type        = string
  default     = "06:00-07:00"
}

variable "cmk_administrator_iam_arns" {
  description = "ARNs of the IAM identities that administer the created KMS key. With an empty list, it is the user who runs `apply`."
  type        = list(string)
  default     = []
}

variable "cmk_external_user_iam_arns" {
  description = "ARNs of IAM identities in other AWS accounts that may use the created KMS key."
  type        = list(string)
  default     = []
}

variable "cmk_user_iam_arns" {
  description = "IAM identities that may use the created KMS key, optionally under conditions."
  type = list(object({
    # ARNs of the IAM identities.
    name = list(string)
    # Conditions under which the key may be used.
    conditions = list(object({
      # IAM condition operator, such as `StringEquals`.
      test = string
      # Condition key to compare.
      variable = string
      # Values to compare the condition key with.
      values = list(string)
    }))
  }))
  default = []
}

variable "create_custom_kms_key" {
  description = "Whether to create a KMS key for the storage of the database. The `cmk_*` inputs determine who may use and administer it."
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

variable "custom_parameter_group" {
  description = "Parameter group to create for the database. With `null`, the stock parameter group is used."
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

variable "custom_tags" {
  description = "Tags to apply to the DB instance and its security group, as a map from tag key to value."
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

variable "db_config_secrets_manager_id" {
  description = "ID of a Secrets Manager secret that holds `engine`, `username`, `password`, `dbname` and `port`. Its values still end up in the Terraform state in clear text."
  type        = string
  default     = null
}

variable "db_name" {
  description = "Name of the database to create at first, with up to eight alphanumeric characters. It can come from `db_config_secrets_manager_id` as well; without a name, no database is created."
  type        = string
  default     = null
}

variable "delete_automated_backups" {
  description = "Whether automated backups are removed right after the DB instance is deleted."
  type        = bool
  default     = true
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
  description = "Kinds of logs to export to CloudWatch Logs; which ones exist depends on the engine. With an empty list, none are exported."
  type        = list(string)
  default     = []
}

variable "engine" {
  description = "Database engine, such as `mysql`. It can come from `db_config_secrets_manager_id` instead."
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

variable "instance_type" {
  description = "Instance class of the database, such as `db.t3.micro`."
  type        = string
  default     = "db.t3.micro"
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the database. With `null`, the RDS key is used, and `create_custom_kms_key` takes precedence over both."
  type        = string
  default     = null
}

variable "license_model" {
  description = "License model of the database engine. With an empty string, the default of the engine applies."
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
  description = "Password of the database administrator. It can come from `db_config_secrets_manager_id` instead."
  type        = string
  default     = null
}

variable "master_username" {
  description = "User name of the database administrator. It can come from `db_config_secrets_manager_id` instead."
  type        = string
  default     = null
}

variable "max_allocated_storage" {
  description = "Size, in GB, up to which the storage may grow automatically. `0` turns this off; any other value must be at least `allocated_storage`."
  type        = number
  default     = 0
}

variable "monitoring_interval" {
  description = "Number of seconds between two samples of Enhanced Monitoring: `1`, `5`, `10`, `15`, `30` or `60`, or `0` to turn it off."
  type        = number
  default     = 0
}

variable "monitoring_role_arn" {
  description = "ARN of the IAM role for Enhanced Monitoring. With `null`, a role is created if `monitoring_interval` turns monitoring on."
  type        = string
  default     = null
}

variable "monitoring_role_arn_path" {
  description = "IAM path of the role for Enhanced Monitoring."
  type        = string
  default     = "/"
}

variable "monitoring_role_name" {
  description = "Name of the role for Enhanced Monitoring. With `null`, it is the value of `name` followed by `-monitoring-role`."
  type        = string
  default     = null
}

variable "multi_az" {
  description = "Whether a standby instance runs in a second Availability Zone and takes over if the primary one fails."
  type        = bool
  default     = false
}

variable "num_read_replicas" {
  description = "Number of read replicas to create."
  type        = number
  default     = 0
}

variable "option_group_name" {
  description = "Name of the DB option group that the database uses."
  type        = string
  default     = null
}

variable "performance_insights_enabled" {
  description = "Whether Performance Insights is on. Not every engine version supports it."
  type        = bool
  default     = false
}

variable "port" {
  description = "Port on which the database accepts connections. It can come from `db_config_secrets_manager_id` instead."
  type        = number
  default     = null
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

variable "replica_backup_retention_period" {
  description = "Number of days for which automated snapshots of the read replicas are retained. `0` turns their automated backups off."
  type        = number
  default     = 0
}

variable "replica_domain_name" {
  description = "Domain name of the DNS record that points at the read replicas."
  type        = string
  default     = null
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
  description = "Whether the DB instance is encrypted."
  type        = bool
  default     = true
}

variable "too_many_db_connections_threshold" {
  description = "Number of database connections above which the connections alarm is raised."
  type        = number
  default     = null
}

variable "too_many_db_connections_treat_missing_data" {
  description = "How the connections alarm interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}
