# modules/mgmt/tailscale-subnet-router of the service catalog, v2.11.1.

# Required inputs

variable "ami" {
  type = string
}

variable "ami_filters" {
  type = object({
    owners = list(string)
    filters = list(object({
      name   = string
      values = list(string)
    }))
  })
}

variable "auth_key_secrets_manager_arn" {
  type = string
}

variable "name" {
  type = string
}

variable "subnet_ids" {
  type = list(string)
}

variable "vpc_id" {
  type = string
}

# Optional inputs

variable "additional_security_groups" {
  type    = list(string)
  default = []
}

variable "alarms_sns_topic_arn" {
  type    = list(string)
  default = []
}

variable "cloud_init_parts" {
  type = map(object({
    filename     = string
    content_type = string
    content      = string
  }))
  default = {}
}

variable "cloudwatch_log_group_kms_key_id" {
  type    = string
  default = null
}

variable "cloudwatch_log_group_retention_in_days" {
  type    = number
  default = null
}

variable "cloudwatch_log_group_tags" {
  type    = map(string)
  default = null
}

variable "default_user" {
  type    = string
  default = "ubuntu"
}

variable "ebs_optimized" {
  type    = bool
  default = true
}

variable "enable_cloudwatch_alarms" {
  type    = bool
  default = true
}

variable "enable_cloudwatch_log_aggregation" {
  type    = bool
  default = true
}

variable "enable_cloudwatch_metrics" {
  type    = bool
  default = true
}

variable "enable_fail2ban" {
  type    = bool
  default = true
}

variable "enable_imds" {
  type    = bool
  default = true
}

variable "enable_ip_lockdown" {
  type    = bool
  default = true
}

variable "enable_ssh_grunt" {
  type    = bool
  default = true
}

variable "enable_tailscale_dns" {
  type    = bool
  default = false
}

variable "external_account_ssh_grunt_role_arn" {
  type    = string
  default = ""
}

variable "high_asg_cpu_utilization_period" {
  type    = number
  default = 60
}

variable "high_asg_cpu_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_asg_cpu_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "high_asg_disk_utilization_period" {
  type    = number
  default = 60
}

variable "high_asg_disk_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_asg_disk_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "high_asg_memory_utilization_period" {
  type    = number
  default = 60
}

variable "high_asg_memory_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_asg_memory_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "instance_type" {
  type    = string
  default = "t3.nano"
}

variable "instance_warmup" {
  type    = number
  default = null
}

variable "keypair_name" {
  type    = string
  default = null
}

variable "routes" {
  type    = list(string)
  default = null
}

variable "should_create_cloudwatch_log_group" {
  type    = bool
  default = true
}

variable "ssh_grunt_iam_group" {
  type    = string
  default = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  type    = string
  default = "ssh-grunt-sudo-users"
}

variable "tailnet_hostname" {
  type    = string
  default = null
}

variable "tailscale_advertise_tags" {
  type    = list(string)
  default = []
}

variable "use_imdsv1" {
  type    = bool
  default = false
}
