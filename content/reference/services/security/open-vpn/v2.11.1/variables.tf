# modules/mgmt/openvpn-server of the service catalog, v2.11.1.

# Required inputs

variable "allow_vpn_from_cidr_list" {
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

variable "backup_bucket_name" {
  type = string
}

variable "ca_cert_fields" {
  type = object({
    ca_country  = string
    ca_state    = string
    ca_locality = string
    ca_org      = string
    ca_org_unit = string
    ca_email    = string
  })
}

variable "subnet_ids" {
  type = list(string)
}

variable "vpc_id" {
  type = string
}

# Optional inputs

variable "alarms_sns_topic_arn" {
  type    = list(string)
  default = []
}

variable "allow_manage_key_permissions_with_iam" {
  type    = bool
  default = false
}

variable "allow_ssh_from_cidr_list" {
  type    = list(string)
  default = []
}

variable "allow_ssh_from_security_group_ids" {
  type    = list(string)
  default = []
}

variable "base_domain_name" {
  type    = string
  default = null
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

variable "cmk_administrator_iam_arns" {
  type    = list(string)
  default = []
}

variable "cmk_external_user_iam_arns" {
  type    = list(string)
  default = []
}

variable "cmk_user_iam_arns" {
  type = list(object({
    name = list(string)
    conditions = list(object({
      test     = string
      variable = string
      values   = list(string)
    }))
  }))
  default = []
}

variable "create_route53_entry" {
  type    = bool
  default = false
}

variable "default_user" {
  type    = string
  default = "ubuntu"
}

variable "domain_name" {
  type    = string
  default = null
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

variable "external_account_arns" {
  type    = list(string)
  default = []
}

variable "external_account_ssh_grunt_role_arn" {
  type    = string
  default = ""
}

variable "force_destroy" {
  type    = bool
  default = false
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

variable "hosted_zone_id" {
  type    = string
  default = null
}

variable "instance_type" {
  type    = string
  default = "t3.micro"
}

variable "keypair_name" {
  type    = string
  default = null
}

variable "kms_key_arn" {
  type    = string
  default = null
}

variable "list_queue_name" {
  type    = string
  default = "queue"
}

variable "name" {
  type    = string
  default = "vpn"
}

variable "openvpn_server_tags" {
  type    = map(string)
  default = {}
}

variable "request_queue_name" {
  type    = string
  default = "queue"
}

variable "revocation_queue_name" {
  type    = string
  default = "queue"
}

variable "root_volume_size" {
  type    = number
  default = 8
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

variable "use_imdsv1" {
  type    = bool
  default = true
}

variable "use_managed_iam_policies" {
  type    = bool
  default = true
}

variable "use_strong_prime" {
  type    = bool
  default = false
}

variable "vpn_route_cidr_blocks" {
  type    = list(string)
  default = []
}

variable "vpn_search_domains" {
  type    = list(string)
  default = []
}

variable "vpn_subnet" {
  type    = string
  default = "172.16.1.0 255.255.255.0"
}
