# modules/mgmt/tailscale-subnet-router of the service catalog, v0.96.3.

# Required inputs

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

variable "auth_key_secrets_manager_arn" {
  description = "ARN of the Secrets Manager secret with the Tailscale auth key. Use a reusable key, so that a replacement server can join the tailnet again."
  type        = string
}

variable "name" {
  description = "Name of the server, which is also used for the resources around it."
  type        = string
}

variable "subnet_ids" {
  description = "IDs of the subnets in which the server may run."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC that holds the resources of this module."
  type        = string
}

# Optional inputs

variable "additional_security_groups" {
  description = "IDs of additional security groups to attach to the subnet router."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that receive the notifications of the CloudWatch alarms. Despite the singular name this is a list; while it is empty, no topic is notified."
  type        = list(string)
  default     = []
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

variable "default_user" {
  description = "Operating system user that the AMI provides for logging in, for example `ubuntu` or `ec2-user`."
  type        = string
  default     = "ubuntu"
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

variable "enable_tailscale_dns" {
  description = "Whether the instance uses the DNS settings of the tailnet. With `false`, it keeps using Amazon's DNS."
  type        = bool
  default     = false
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the IAM role in the account that holds your IAM users, which ssh-grunt assumes to look them up. With an empty string, no role in another account is used."
  type        = string
  default     = ""
}

variable "high_asg_cpu_utilization_period" {
  description = "Length, in seconds, of the period over which the CPU alarm of the Auto Scaling Group measures utilization."
  type        = number
  default     = 60
}

variable "high_asg_cpu_utilization_threshold" {
  description = "Average CPU utilization of the Auto Scaling Group, in percent, above which the CPU alarm is raised."
  type        = number
  default     = 90
}

variable "high_asg_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm of the Auto Scaling Group interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "high_asg_disk_utilization_period" {
  description = "Length, in seconds, of the period over which the disk alarm of the Auto Scaling Group measures utilization."
  type        = number
  default     = 60
}

variable "high_asg_disk_utilization_threshold" {
  description = "Average utilization of the root disks in the Auto Scaling Group, in percent, above which the disk alarm is raised."
  type        = number
  default     = 90
}

variable "high_asg_disk_utilization_treat_missing_data" {
  description = "How the disk alarm of the Auto Scaling Group interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "high_asg_memory_utilization_period" {
  description = "Length, in seconds, of the period over which the memory alarm of the Auto Scaling Group measures utilization."
  type        = number
  default     = 60
}

variable "high_asg_memory_utilization_threshold" {
  description = "Average memory utilization of the Auto Scaling Group, in percent, above which the memory alarm is raised."
  type        = number
  default     = 90
}

variable "high_asg_memory_utilization_treat_missing_data" {
  description = "How the memory alarm of the Auto Scaling Group interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "instance_type" {
  description = "EC2 instance type, such as `t3.micro`, that the server runs on."
  type        = string
  default     = "t3.nano"
}

variable "instance_warmup" {
  description = "Number of seconds after its launch before an instance counts as ready."
  type        = number
  default     = null
}

variable "keypair_name" {
  description = "Name of the EC2 key pair to install on the server for SSH logins. With `null`, no key pair is installed."
  type        = string
  default     = null
}

variable "routes" {
  description = "CIDR blocks that the router advertises to the tailnet. With `null`, it advertises the whole VPC."
  type        = list(string)
  default     = null
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

variable "tailnet_hostname" {
  description = "Host name of the server on the tailnet. With `null`, it is the value of `name`."
  type        = string
  default     = null
}

variable "use_imdsv1" {
  description = "Whether version 1 of the instance metadata service (IMDSv1) stays available for AMIs that rely on it. With `false`, requests must use IMDSv2."
  type        = bool
  default     = false
}
