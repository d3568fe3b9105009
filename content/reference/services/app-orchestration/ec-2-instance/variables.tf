# modules/services/ec2-instance of the service catalog, v0.96.3.

# Required inputs

variable "allow_port_from_cidr_blocks" {
  description = "Port ranges on the instance to open to CIDR blocks. The map keys are names for the rules."
  type = map(object({
    # First port of the range.
    from_port = number
    # Last port of the range.
    to_port = number
    # Protocol, such as `tcp`, or `-1` for all.
    protocol = string
    # CIDR blocks from which traffic is accepted.
    cidr_blocks = list(string)
  }))
}

variable "allow_port_from_security_group_ids" {
  description = "Port ranges on the instance to open to the members of a security group. The map keys are names for the rules."
  type = map(object({
    # First port of the range.
    from_port = number
    # Last port of the range.
    to_port = number
    # Protocol, such as `tcp`, or `-1` for all.
    protocol = string
    # ID of the security group from which traffic is accepted.
    source_security_group_id = string
  }))
}

variable "allow_ssh_from_cidr_blocks" {
  description = "CIDR blocks from which SSH connections to port 22 are accepted. An empty list admits no address range."
  type        = list(string)
}

variable "allow_ssh_from_security_group_ids" {
  description = "IDs of the security groups whose members may open SSH connections to port 22. An empty list admits no group."
  type        = list(string)
}

variable "ami" {
  description = "ID of the AMI that the server boots from. Set it to `null` if `ami_filters` is to find the AMI."
  type        = string
}

variable "ami_filters" {
  description = "Owners and filters for looking up the AMI. Set it to `null` if you pass an ID in `ami`."
  type = object({
    # Accounts that own the AMI, as account IDs or aliases such as `self` and `amazon`.
    owners = list(string)
    # Filters that the AMI must match.
    filters = list(object({
      # Name of the EC2 image filter, such as `tag:version` or `name`.
      name = string
      # Values of which the AMI must have one.
      values = list(string)
    }))
  })
}

variable "dns_zone_is_private" {
  description = "Whether the Route 53 hosted zone to look up is a private one. With `false`, a public zone is looked up."
  type        = bool
}

variable "ebs_volumes" {
  description = "EBS volumes to create and attach to the instance, as a map from a name of your choice to the settings of the volume."
  type        = any
}

variable "instance_type" {
  description = "EC2 instance type, such as `t3.micro`, that the server runs on."
  type        = string
}

variable "name" {
  description = "Name of the server, which is also used for the resources around it."
  type        = string
}

variable "route53_lookup_domain_name" {
  description = "Domain name by which to look up the Route 53 hosted zone. Use either this or `route53_zone_id`, not both."
  type        = any
}

variable "route53_zone_id" {
  description = "ID of the Route 53 hosted zone for the DNS record. Use either this or `route53_lookup_domain_name`, not both."
  type        = string
}

variable "subnet_id" {
  description = "ID of the subnet in which the server runs. It must be in the VPC given by `vpc_id`."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC that holds the resources of this module."
  type        = string
}

# Optional inputs

variable "additional_security_group_ids" {
  description = "IDs of additional security groups to attach to the server."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that receive the notifications of the CloudWatch alarms. Despite the singular name this is a list; while it is empty, no topic is notified."
  type        = list(string)
  default     = []
}

variable "attach_eip" {
  description = "Whether to allocate an Elastic IP address and associate it with the instance."
  type        = bool
  default     = true
}

variable "base_domain_name_tags" {
  description = "Tags that the hosted zone must have, as a map from tag key to value. Use them to tell apart several zones with the same domain name."
  type        = map(string)
  default     = {}
}

variable "cloud_init_parts" {
  description = "Additional cloud-init parts to run while the server boots. The map keys are arbitrary names; each value describes one part."
  type = map(object({
    # Name of the part, as cloud-init reports it.
    filename = string
    # MIME type of the content, such as `text/x-shellscript`.
    content_type = string
    # Content of the part.
    content = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  description = "Customer-managed KMS key for encrypting the CloudWatch log group, given as a key ID, a key ARN or an alias ARN. With `null`, no customer-managed key is used."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_retention_in_days" {
  description = "Number of days for which events stay in the CloudWatch log group. With `null`, they never expire."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_tags" {
  description = "Tags to apply to the CloudWatch log group, as a map from tag key to value."
  type        = map(string)
  default     = null
}

variable "create_dns_record" {
  description = "Whether to create a Route 53 record for the instance. Requires `fully_qualified_domain_name`."
  type        = bool
  default     = true
}

variable "default_user" {
  description = "Operating system user that the AMI provides for logging in, for example `ubuntu` or `ec2-user`."
  type        = string
  default     = "ubuntu"
}

variable "dns_ttl" {
  description = "Time to live (TTL) of the DNS record in seconds."
  type        = number
  default     = 300
}

variable "ebs_optimized" {
  description = "Whether the server is launched as an EBS-optimized instance. AWS may charge extra for this on older instance types."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create a basic set of CloudWatch alarms for CPU, memory and disk usage. Provide SNS topics too, so that the alarms notify somebody."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether the system logs of the server or nodes are sent to CloudWatch Logs."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether to add the IAM permissions for publishing custom metrics on memory and disk usage to CloudWatch."
  type        = bool
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether to run fail2ban, which blocks the address of a host after repeated failed login attempts."
  type        = bool
  default     = true
}

variable "enable_ip_lockdown" {
  description = "Whether to run ip-lockdown, which restricts access to the instance metadata endpoint to selected operating system users."
  type        = bool
  default     = true
}

variable "enable_ssh_grunt" {
  description = "Whether to add the IAM permissions that ssh-grunt needs. ssh-grunt ties SSH access to membership in IAM groups."
  type        = bool
  default     = true
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the IAM role in the account that holds your IAM users, which ssh-grunt assumes to look them up. With an empty string, no role in another account is used."
  type        = string
  default     = ""
}

variable "fully_qualified_domain_name" {
  description = "Apex domain under which the DNS record is created, so that the host is called `name` followed by this domain. Used only while `create_dns_record` is `true`."
  type        = string
  default     = ""
}

variable "high_instance_cpu_utilization_period" {
  description = "Length, in seconds, of the period over which the CPU alarm of the instance measures utilization."
  type        = number
  default     = 60
}

variable "high_instance_cpu_utilization_threshold" {
  description = "CPU utilization of the instance, in percent, above which the CPU alarm is raised."
  type        = number
  default     = 90
}

variable "high_instance_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm of the instance interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "high_instance_disk_utilization_period" {
  description = "Length, in seconds, of the period over which the disk alarm of the instance measures utilization."
  type        = number
  default     = 60
}

variable "high_instance_disk_utilization_threshold" {
  description = "Utilization of the instance's root disk, in percent, above which the disk alarm is raised."
  type        = number
  default     = 90
}

variable "high_instance_disk_utilization_treat_missing_data" {
  description = "How the disk alarm of the instance interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "high_instance_memory_utilization_period" {
  description = "Length, in seconds, of the period over which the memory alarm of the instance measures utilization."
  type        = number
  default     = 60
}

variable "high_instance_memory_utilization_threshold" {
  description = "Memory utilization of the instance, in percent, above which the memory alarm is raised."
  type        = number
  default     = 90
}

variable "high_instance_memory_utilization_treat_missing_data" {
  description = "How the memory alarm of the instance interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "keypair_name" {
  description = "Name of the EC2 key pair with which you can log in if all else fails. Prefer ssh-grunt for regular SSH access."
  type        = string
  default     = null
}

variable "root_volume_delete_on_termination" {
  description = "Whether the root volume is deleted when the instance is terminated."
  type        = bool
  default     = true
}

variable "root_volume_size" {
  description = "Size of the root volume, in GB."
  type        = number
  default     = 8
}

variable "root_volume_type" {
  description = "EBS volume type of the root volume: `standard`, `gp2` or `io1`."
  type        = string
  default     = "standard"
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether this module creates the CloudWatch log group in advance. With `false`, the CloudWatch agent creates it when it first writes logs."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members may log in over SSH. Use an empty string, not `null`, to grant this to no group."
  type        = string
  default     = ""
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members may log in over SSH and use `sudo`. Use an empty string, not `null`, to grant this to no group."
  type        = string
  default     = ""
}

variable "tags" {
  description = "Tags to apply to the instance and its buckets, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "tenancy" {
  description = "Tenancy of the EC2 instances: `default` for shared hardware, `dedicated` or `host`."
  type        = string
  default     = "default"
}

variable "use_managed_iam_policies" {
  description = "Whether IAM permissions are attached as standalone managed policies rather than as inline policies. Compliance scanners often flag inline policies."
  type        = bool
  default     = true
}
