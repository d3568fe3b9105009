# modules/services/ec2-instance of the service catalog, v2.11.1.

# Required inputs

variable "allow_port_from_cidr_blocks" {
  type = map(object({
    from_port   = number
    to_port     = number
    protocol    = string
    cidr_blocks = list(string)
  }))
}

variable "allow_port_from_security_group_ids" {
  type = map(object({
    from_port                = number
    to_port                  = number
    protocol                 = string
    source_security_group_id = string
  }))
}

variable "allow_ssh_from_cidr_blocks" {
  type = list(string)
}

variable "allow_ssh_from_security_group_ids" {
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

variable "dns_zone_is_private" {
  type = bool
}

variable "ebs_volumes" {
  type = any
}

variable "instance_type" {
  type = string
}

variable "name" {
  type = string
}

variable "route53_lookup_domain_name" {
  type = string
}

variable "route53_zone_id" {
  type = string
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

variable "allow_all_outbound_traffic" {
  type    = bool
  default = true
}

variable "allow_port_from_ipv6_cidr_blocks" {
  type = map(object({
    from_port        = number
    to_port          = number
    protocol         = string
    ipv6_cidr_blocks = list(string)
  }))
  default = {}
}

variable "allow_ssh_from_ipv6_cidr_blocks" {
  type    = list(string)
  default = []
}

variable "attach_eip" {
  type    = bool
  default = true
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

variable "create_iam_role" {
  type    = bool
  default = true
}

variable "create_instance_profile" {
  type    = bool
  default = true
}

variable "default_network_interface_id" {
  type    = string
  default = null
}

variable "default_user" {
  type    = string
  default = "ubuntu"
}

variable "disable_api_termination" {
  type    = bool
  default = false
}

variable "dns_ttl" {
  type    = number
  default = 300
}

variable "ebs_optimized" {
  type    = bool
  default = true
}

variable "ec2_detailed_monitoring" {
  type    = bool
  default = false
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

variable "fully_qualified_domain_name" {
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

variable "iam_role_name" {
  type    = string
  default = ""
}

variable "instance_device" {
  type    = string
  default = "xvda1"
}

variable "instance_fstype" {
  type    = string
  default = null
}

variable "instance_mount_path" {
  type    = string
  default = "/"
}

variable "keypair_name" {
  type    = string
  default = null
}

variable "metadata_http_endpoint" {
  type    = string
  default = "enabled"
}

variable "metadata_http_put_response_hop_limit" {
  type    = number
  default = 1
}

variable "metadata_http_tokens" {
  type    = string
  default = "optional"
}

variable "metadata_tags" {
  type    = string
  default = "disabled"
}

variable "root_volume_delete_on_termination" {
  type    = bool
  default = true
}

variable "root_volume_encrypted" {
  type    = bool
  default = false
}

variable "root_volume_kms_key_id" {
  type    = string
  default = null
}

variable "root_volume_size" {
  type    = number
  default = 8
}

variable "root_volume_type" {
  type    = string
  default = "standard"
}

variable "secondary_private_ips" {
  type    = list(string)
  default = null
}

variable "should_create_cloudwatch_log_group" {
  type    = bool
  default = true
}

variable "ssh_grunt_iam_group" {
  type    = string
  default = ""
}

variable "ssh_grunt_iam_group_sudo" {
  type    = string
  default = ""
}

variable "tags" {
  type    = map(string)
  default = {}
}

variable "tenancy" {
  type    = string
  default = "default"
}

variable "use_managed_iam_policies" {
  type    = bool
  default = true
}
