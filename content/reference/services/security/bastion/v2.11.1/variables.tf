# modules/mgmt/bastion-host of the service catalog, v2.11.1.

# Required inputs

variable "allow_ssh_from_cidr_list" {
  type = list(string)
}

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

variable "subnet_id" {
  type = string
}

variable "vpc_id" {
  type = string
}

# Optional inputs

variable "additional_security_group_ids" {
  type    = list(string)
  default = []
}

variable "alarms_sns_topic_arn" {
  type    = list(string)
  default = []
}

variable "base_domain_name_tags" {
  type    = map(string)
  default = {}
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

variable "create_dns_record" {
  type    = bool
  default = true
}

variable "default_user" {
  type    = string
  default = "ubuntu"
}

variable "domain_name" {
  type    = string
  default = ""
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

variable "enable_ip_lockdown" {
  type    = bool
  default = true
}

variable "enable_ssh_grunt" {
  type    = bool
  default = true
}

variable "external_account_ssh_grunt_role_arn" {
  type    = string
  default = ""
}

variable "high_instance_cpu_utilization_period" {
  type    = number
  default = 60
}

variable "high_instance_cpu_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_instance_cpu_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "high_instance_disk_utilization_period" {
  type    = number
  default = 60
}

variable "high_instance_disk_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_instance_disk_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "high_instance_memory_utilization_period" {
  type    = number
  default = 60
}

variable "high_instance_memory_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_instance_memory_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "instance_type" {
  type    = string
  default = "t3.micro"
}

variable "keypair_name" {
  type    = string
  default = null
}

variable "name" {
  type    = string
  default = "bastion-host"
}

variable "root_volume_delete_on_termination" {
  type    = bool
  default = true
}

variable "root_volume_size" {
  type    = number
  default = 8
}

variable "root_volume_tags" {
  type    = map(string)
  default = {}
}

variable "root_volume_type" {
  type    = string
  default = "standard"
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

variable "tenancy" {
  type    = string
  default = "default"
}

variable "use_managed_iam_policies" {
  type    = bool
  default = true
}
