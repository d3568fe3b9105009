# modules/data-stores/elasticsearch of the service catalog, v0.96.3.

# Required inputs

variable "domain_name" {
  description = "Name of the Elasticsearch domain, which is the cluster. It has 3 to 28 lowercase letters, digits and hyphens, and starts with a letter."
  type        = string
}

variable "instance_count" {
  description = "Number of data nodes. It must be even when `zone_awareness_enabled` is `true`."
  type        = number
}

variable "instance_type" {
  description = "Instance type of the data nodes, such as `m4.large.elasticsearch`."
  type        = string
}

variable "volume_size" {
  description = "Size of the EBS volume of each node, in GiB."
  type        = number
}

variable "volume_type" {
  description = "EBS volume type of the nodes: `standard`, `gp2`, `io1`, `sc1` or `st1`."
  type        = string
}

variable "zone_awareness_enabled" {
  description = "Whether the nodes are spread over several Availability Zones. `instance_count` must then be even."
  type        = bool
}

# Optional inputs

variable "advanced_options" {
  description = "Advanced options of the Elasticsearch domain, as a map from option name to value. Every value must be a string."
  type        = map(any)
  default     = {}
}

variable "advanced_security_options" {
  description = "Whether fine-grained access control is on."
  type        = bool
  default     = false
}

variable "alarm_sns_topic_arns" {
  description = "ARNs of the SNS topics to notify when an alarm changes state. With an empty list, no topic is notified."
  type        = list(string)
  default     = []
}

variable "allow_connections_from_cidr_blocks" {
  description = "CIDR blocks from which connections are accepted. Nothing can connect until you fill in this list or `allow_connections_from_security_groups`."
  type        = set(string)
  default     = []
}

variable "allow_connections_from_security_groups" {
  description = "IDs of security groups, in this VPC or a peered one, whose members may connect. You can use it in place of or beside `allow_connections_from_cidr_blocks`."
  type        = set(string)
  default     = []
}

variable "automated_snapshot_start_hour" {
  description = "Hour of the day at which the automated snapshot is taken. From Elasticsearch 5.3 on, this has no effect."
  type        = number
  default     = 0
}

variable "availability_zone_count" {
  description = "Number of Availability Zones, `2` or `3`, over which nodes are spread while `zone_awareness_enabled` is `true`."
  type        = number
  default     = 2
}

variable "cluster_high_cpu_utilization_period" {
  description = "Length, in seconds, of the period over which the CPU alarm of the cluster measures utilization."
  type        = number
  default     = 60
}

variable "cluster_high_cpu_utilization_threshold" {
  description = "CPU utilization of the cluster, in percent, above which the CPU alarm is raised."
  type        = number
  default     = 90
}

variable "cluster_high_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm of the cluster interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "cluster_high_jvm_memory_pressure_period" {
  description = "Length, in seconds, of the period over which the alarm on the JVM heap measures its usage."
  type        = number
  default     = 60
}

variable "cluster_high_jvm_memory_pressure_threshold" {
  description = "Usage of the JVM heap, in percent, above which the alarm on it is raised."
  type        = number
  default     = 90
}

variable "cluster_high_jvm_memory_pressure_treat_missing_data" {
  description = "How the alarm on the JVM heap interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "cluster_index_writes_blocked_period" {
  description = "Number of seconds for which the cluster may block writes before the alarm on this is raised."
  type        = number
  default     = 300
}

variable "cluster_index_writes_blocked_treat_missing_data" {
  description = "How the alarm on blocked writes interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "cluster_low_cpu_credit_balance_period" {
  description = "Length, in seconds, of the period over which the alarm on CPU credits measures the balance."
  type        = number
  default     = 60
}

variable "cluster_low_cpu_credit_balance_threshold" {
  description = "Balance of CPU credits below which the alarm on it is raised. It concerns `t2` instances only."
  type        = number
  default     = 10
}

variable "cluster_low_cpu_credit_balance_treat_missing_data" {
  description = "How the alarm on CPU credits interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "cluster_low_free_storage_space_period" {
  description = "Length, in seconds, of the period over which the alarm on free storage measures."
  type        = number
  default     = 60
}

variable "cluster_low_free_storage_space_threshold" {
  description = "Free storage, in megabytes, below which the alarm on it is raised."
  type        = number
  default     = 1024
}

variable "cluster_low_free_storage_space_treat_missing_data" {
  description = "How the alarm on free storage interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "cluster_snapshot_period" {
  description = "Number of seconds for which the metric `AutomatedSnapshotFailure` may report a failed snapshot before the alarm is raised."
  type        = number
  default     = 60
}

variable "cluster_snapshot_treat_missing_data" {
  description = "How the alarm on failed snapshots interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "cluster_status_red_period" {
  description = "Number of seconds for which the cluster status may be red before the alarm is raised."
  type        = number
  default     = 300
}

variable "cluster_status_red_treat_missing_data" {
  description = "How the alarm on red cluster status interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "cluster_status_yellow_period" {
  description = "Number of seconds for which the cluster status may be yellow before the alarm is raised."
  type        = number
  default     = 300
}

variable "cluster_status_yellow_treat_missing_data" {
  description = "How the alarm on yellow cluster status interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "create_service_linked_role" {
  description = "Whether to create the service-linked role for Elasticsearch. Set it to `false` if the landing zone or the AWS console has created the role already."
  type        = bool
  default     = false
}

variable "custom_endpoint" {
  description = "Fully qualified domain name of the custom endpoint."
  type        = string
  default     = null
}

variable "custom_endpoint_certificate_arn" {
  description = "ARN of the ACM certificate for the custom endpoint."
  type        = string
  default     = null
}

variable "custom_endpoint_enabled" {
  description = "Whether the domain can also be reached at the name given in `custom_endpoint`."
  type        = bool
  default     = false
}

variable "custom_tags" {
  description = "Tags to apply to the Elasticsearch domain, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "dedicated_master_count" {
  description = "Number of dedicated master nodes; use 3 in production. Used only while `dedicated_master_enabled` is `true`."
  type        = number
  default     = null
}

variable "dedicated_master_enabled" {
  description = "Whether nodes of their own act as masters. A cluster with more than 10 nodes must have them."
  type        = bool
  default     = false
}

variable "dedicated_master_type" {
  description = "Instance type of the dedicated master nodes. Used only while `dedicated_master_enabled` is `true`."
  type        = string
  default     = null
}

variable "ebs_enabled" {
  description = "Whether EBS volumes are attached to the data nodes. Set it to `false` for instance types with storage of their own, such as `i3`."
  type        = bool
  default     = true
}

variable "elasticsearch_version" {
  description = "Version of the Elasticsearch engine."
  type        = string
  default     = "7.7"
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create a basic set of CloudWatch alarms for CPU, memory and disk usage. Provide SNS topics too, so that the alarms notify somebody."
  type        = bool
  default     = true
}

variable "enable_encryption_at_rest" {
  description = "Whether the storage of the domain is encrypted with `encryption_kms_key_id`. The AWS free tier does not include this."
  type        = bool
  default     = true
}

variable "enable_node_to_node_encryption" {
  description = "Whether traffic between the nodes of the domain is encrypted."
  type        = bool
  default     = true
}

variable "encryption_kms_key_id" {
  description = "ID of the KMS key that encrypts storage while `enable_encryption_at_rest` is `true`. With `null`, the AWS managed key `aws/es` is used."
  type        = string
  default     = null
}

variable "iam_principal_arns" {
  description = "ARNs of the IAM principals that have full access to the domain, where `*` stands for everyone. Shorten the list if the domain is public."
  type        = list(string)
  default = [
    "*"
  ]
}

variable "internal_user_database_enabled" {
  description = "Whether users are kept in the database of Elasticsearch itself. Requires `advanced_security_options`."
  type        = bool
  default     = false
}

variable "iops" {
  description = "Provisioned I/O operations per second for each volume, from 1000 to 4000. Applies to the volume type `io1` only."
  type        = number
  default     = null
}

variable "is_public" {
  description = "Whether the domain can be reached from the internet."
  type        = bool
  default     = false
}

variable "kms_key_error_period" {
  description = "Number of seconds for which the metric `KMSKeyError` may report an error before the alarm is raised."
  type        = number
  default     = 60
}

variable "kms_key_error_treat_missing_data" {
  description = "How the alarm on KMS key errors interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "kms_key_inaccessible_period" {
  description = "Number of seconds for which the metric `KMSKeyInaccessible` may report a problem before the alarm is raised."
  type        = number
  default     = 60
}

variable "kms_key_inaccessible_treat_missing_data" {
  description = "How the alarm on an inaccessible KMS key interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "master_cpu_utilization_period" {
  description = "Length, in seconds, of the period over which the CPU alarm of the master nodes measures utilization."
  type        = number
  default     = 900
}

variable "master_cpu_utilization_threshold" {
  description = "CPU utilization of the master nodes, in percent, above which their CPU alarm is raised."
  type        = number
  default     = 50
}

variable "master_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm of the master nodes interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "master_jvm_memory_pressure_period" {
  description = "Length, in seconds, of the period over which the alarm on the JVM heap of the master nodes measures its usage."
  type        = number
  default     = 900
}

variable "master_jvm_memory_pressure_threshold" {
  description = "Usage of the JVM heap on master nodes, in percent, above which the alarm on it is raised."
  type        = number
  default     = 80
}

variable "master_jvm_memory_pressure_treat_missing_data" {
  description = "How the alarm on the JVM heap of the master nodes interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "master_user_arn" {
  description = "ARN of the IAM identity that acts as the master user. Requires fine-grained access control (`advanced_security_options`)."
  type        = string
  default     = null
}

variable "master_user_name" {
  description = "User name of the master user. Used only while `internal_user_database_enabled` is `true`."
  type        = string
  default     = null
}

variable "master_user_password" {
  description = "Password of the master user, which is stored in the Terraform state. Used only while `internal_user_database_enabled` is `true`."
  type        = string
  default     = null
}

variable "monitor_kms_key" {
  description = "Whether to create alarms that report problems with the KMS key."
  type        = bool
  default     = false
}

variable "monitor_master_nodes" {
  description = "Whether to create alarms for the dedicated master nodes."
  type        = bool
  default     = false
}

variable "node_count_period" {
  description = "Length, in seconds, of the period over which the alarm on the number of nodes measures."
  type        = number
  default     = 86400
}

variable "node_count_treat_missing_data" {
  description = "How the alarm on the number of nodes interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "subnet_ids" {
  description = "IDs of the subnets for the endpoints of the domain. Pass two or three while `zone_awareness_enabled` is `true`, and one otherwise."
  type        = list(string)
  default     = []
}

variable "tls_security_policy" {
  description = "TLS policy of the HTTPS endpoint: `Policy-Min-TLS-1-0-2019-07` or `Policy-Min-TLS-1-2-2019-07`. It sets the oldest TLS version that clients may use."
  type        = string
  default     = "Policy-Min-TLS-1-2-2019-07"
}

variable "update_timeout" {
  description = "Duration, such as `90m`, for which Terraform waits for an update of the domain to finish."
  type        = string
  default     = "90m"
}

variable "vpc_id" {
  description = "ID of the VPC for the domain. It must be in the same region, and its tenancy must be `Default`."
  type        = string
  default     = null
}
