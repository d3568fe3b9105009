# modules/services/ecs-cluster of the service catalog, v0.96.3.

# Required inputs

variable "cluster_instance_ami" {
  description = "ID of the AMI that the cluster's nodes boot from. Set either this or `cluster_instance_ami_filters` and leave the other one `null`."
  type        = string
}

variable "cluster_instance_ami_filters" {
  description = "Owners and filters for looking up the AMI of the cluster's nodes. The lookup applies only while `cluster_instance_ami` is `null`."
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

variable "cluster_instance_type" {
  description = "EC2 instance type, such as `t3.medium`, that every node of the cluster runs on."
  type        = string
}

variable "cluster_max_size" {
  description = "Largest number of nodes the cluster's Auto Scaling Group may run."
  type        = number
}

variable "cluster_min_size" {
  description = "Smallest number of nodes the cluster's Auto Scaling Group keeps running."
  type        = number
}

variable "cluster_name" {
  description = "Name of the ECS cluster to create."
  type        = string
}

variable "vpc_id" {
  description = "ID of the VPC that holds the resources of this module."
  type        = string
}

variable "vpc_subnet_ids" {
  description = "IDs of the subnets in which the cluster's nodes are launched."
  type        = list(string)
}

# Optional inputs

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that receive the notifications of the CloudWatch alarms. Despite the singular name this is a list; while it is empty, no topic is notified."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_cidr_blocks" {
  description = "CIDR blocks from which SSH connections to port 22 are accepted. An empty list admits no address range."
  type        = list(string)
  default     = []
}

variable "allow_ssh_from_security_group_ids" {
  description = "IDs of the security groups whose members may open SSH connections to port 22. An empty list admits no group."
  type        = list(string)
  default     = []
}

variable "autoscaling_termination_protection" {
  description = "Whether nodes are protected from termination when the Auto Scaling Group scales in. If capacity providers are in use, nodes that no longer run any task may still be removed."
  type        = bool
  default     = false
}

variable "capacity_provider_enabled" {
  description = "Whether to attach an ECS capacity provider, which adds and removes nodes of the cluster's Auto Scaling Group on behalf of ECS."
  type        = bool
  default     = false
}

variable "capacity_provider_max_scale_step" {
  description = "Upper limit, from 1 to 10000, on the number of nodes that the capacity provider adds or removes in one scaling step."
  type        = number
  default     = null
}

variable "capacity_provider_min_scale_step" {
  description = "Lower limit, from 1 to 10000, on the number of nodes that the capacity provider adds or removes in one scaling step."
  type        = number
  default     = null
}

variable "capacity_provider_target" {
  description = "Target utilization of the Auto Scaling Group as a percentage from 1 to 100, which the capacity provider tries to maintain."
  type        = number
  default     = null
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

variable "cloudwatch_log_group_name" {
  description = "Name of the CloudWatch log group that the nodes write to. An empty string results in the cluster name followed by `-logs`."
  type        = string
  default     = ""
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

variable "cluster_access_from_sgs" {
  description = "Security groups whose members may connect to the nodes on the ports listed in `enable_cluster_access_ports`."
  type        = list(any)
  default     = []
}

variable "cluster_instance_associate_public_ip_address" {
  description = "Whether each node receives a public IP address. This makes sense only for nodes in public subnets."
  type        = bool
  default     = false
}

variable "cluster_instance_keypair_name" {
  description = "Name of the EC2 key pair to install on the nodes for SSH logins. With `null`, no key pair is installed."
  type        = string
  default     = null
}

variable "custom_tags_ec2_instances" {
  description = "Tags for the cluster's EC2 instances in Auto Scaling Group form: a list of maps with the keys `key`, `value` and `propagate_at_launch`."
  type        = list
  default     = []
}

variable "custom_tags_ecs_cluster" {
  description = "Tags to apply to the ECS cluster resource, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "custom_tags_security_group" {
  description = "Tags to apply to the security group of the cluster, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "default_user" {
  description = "Operating system user that the AMI provides for logging in, for example `ubuntu` or `ec2-user`."
  type        = string
  default     = "ec2-user"
}

variable "disallowed_availability_zones" {
  description = "Availability Zones in which no node may be placed, for instance because they do not offer the instance type. With an empty list, all zones are allowed."
  type        = list(string)
  default     = []
}

variable "enable_cloudwatch_log_aggregation" {
  description = "Whether the system logs of the server or nodes are sent to CloudWatch Logs."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether CloudWatch metrics are collected for the ECS cluster."
  type        = bool
  default     = true
}

variable "enable_cluster_access_ports" {
  description = "Ports on the nodes that are opened to the security groups in `cluster_access_from_sgs`."
  type        = list(any)
  default     = []
}

variable "enable_ecs_cloudwatch_alarms" {
  description = "Whether to create a basic set of alarms on the CPU, memory and disk usage of the cluster. Set `alarms_sns_topic_arn` too, so that somebody hears of them."
  type        = any
  default     = true
}

variable "enable_fail2ban" {
  description = "Whether to run fail2ban, which blocks the address of a host after repeated failed login attempts."
  type        = bool
  default     = true
}

variable "enable_imds" {
  description = "Whether the EC2 instance metadata service (IMDS) is available on the instances. With `false`, its endpoint is switched off."
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

variable "high_cpu_utilization_evaluation_periods" {
  description = "Number of consecutive periods of `high_cpu_utilization_period` seconds that the CPU alarm takes into account."
  type        = number
  default     = 2
}

variable "high_cpu_utilization_period" {
  description = "Length, in seconds, of the period over which the CPU alarm measures utilization."
  type        = number
  default     = 300
}

variable "high_cpu_utilization_statistic" {
  description = "CloudWatch statistic, such as `Average` or `Maximum`, that the CPU alarm computes for each period."
  type        = string
  default     = "Average"
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

variable "high_memory_utilization_evaluation_periods" {
  description = "Number of consecutive periods of `high_memory_utilization_period` seconds that the memory alarm takes into account."
  type        = number
  default     = 2
}

variable "high_memory_utilization_period" {
  description = "Length, in seconds, of the period over which the memory alarm measures utilization."
  type        = number
  default     = 300
}

variable "high_memory_utilization_statistic" {
  description = "CloudWatch statistic, such as `Average` or `Maximum`, that the memory alarm computes for each period."
  type        = string
  default     = "Average"
}

variable "high_memory_utilization_threshold" {
  description = "Memory utilization, in percent, above which the memory alarm is raised."
  type        = number
  default     = 90
}

variable "high_memory_utilization_treat_missing_data" {
  description = "How the memory alarm interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "http_put_response_hop_limit" {
  description = "Maximum number of network hops that the response to an instance metadata (IMDS) `PUT` request may travel from a node."
  type        = number
  default     = null
}

variable "internal_alb_sg_ids" {
  description = "IDs of the security groups that belong to the internal Application Load Balancer."
  type        = list(string)
  default     = []
}

variable "multi_az_capacity_provider" {
  description = "Whether to create an Auto Scaling Group and a capacity provider of its own for every Availability Zone instead of one for all. Takes effect only together with `capacity_provider_enabled`."
  type        = bool
  default     = false
}

variable "public_alb_sg_ids" {
  description = "IDs of the security groups that belong to the public Application Load Balancer."
  type        = list(string)
  default     = []
}

variable "should_create_cloudwatch_log_group" {
  description = "Whether this module creates the CloudWatch log group in advance. With `false`, the CloudWatch agent creates it when it first writes logs."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members may log in over SSH. Used only while `enable_ssh_grunt` is `true`."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members may log in over SSH and use `sudo`. Used only while `enable_ssh_grunt` is `true`."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "Tenancy of the EC2 instances: `default` for shared hardware, `dedicated` or `host`."
  type        = string
  default     = "default"
}

variable "use_imdsv1" {
  description = "Whether version 1 of the instance metadata service (IMDSv1) stays available for AMIs that rely on it. With `false`, requests must use IMDSv2."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether IAM permissions are attached as standalone managed policies rather than as inline policies. Compliance scanners often flag inline policies."
  type        = bool
  default     = true
}
