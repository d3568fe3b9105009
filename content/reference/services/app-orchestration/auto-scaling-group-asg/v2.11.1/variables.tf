# modules/services/asg-service of the service catalog, v2.11.1.

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

variable "instance_type" {
  type = string
}

variable "max_size" {
  type = number
}

variable "min_elb_capacity" {
  type = number
}

variable "min_size" {
  type = number
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

variable "alarm_sns_topic_arns_us_east_1" {
  type    = list(string)
  default = []
}

variable "alarms_sns_topic_arn" {
  type    = list(string)
  default = []
}

variable "allow_inbound_from_cidr_blocks" {
  type    = list(string)
  default = []
}

variable "allow_inbound_from_security_group_ids" {
  type    = list(string)
  default = []
}

variable "allow_ssh_from_cidr_blocks" {
  type    = list(string)
  default = []
}

variable "allow_ssh_security_group_ids" {
  type    = list(string)
  default = []
}

variable "block_device_mappings_device_name" {
  type    = string
  default = "/dev/xvda"
}

variable "block_device_mappings_root_volume_encrypted" {
  type    = bool
  default = null
}

variable "block_device_mappings_root_volume_iops" {
  type    = number
  default = null
}

variable "block_device_mappings_root_volume_size" {
  type    = number
  default = null
}

variable "block_device_mappings_root_volume_throughput" {
  type    = number
  default = null
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

variable "create_route53_entry" {
  type    = bool
  default = false
}

variable "custom_tags" {
  type = list(object({
    key                 = string
    value               = string
    propagate_at_launch = bool
  }))
  default = []
}

variable "custom_user_data_override" {
  type    = string
  default = null
}

variable "default_forward_target_group_arns" {
  type    = list(any)
  default = []
}

variable "default_user" {
  type    = string
  default = "ubuntu"
}

variable "desired_capacity" {
  type    = number
  default = null
}

variable "domain_name" {
  type    = string
  default = null
}

variable "ebs_block_device_mappings" {
  type = map(object({
    delete_on_termination = optional(bool)
    encrypted             = optional(bool)
    iops                  = optional(number)
    kms_key_id            = optional(string)
    throughput            = optional(number)
    volume_size           = optional(number)
    volume_type           = optional(string)
    snapshot_id           = optional(string)
  }))
  default = {}
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

variable "enable_route53_health_check" {
  type    = bool
  default = false
}

variable "enabled_metrics" {
  type    = list(string)
  default = []
}

variable "external_account_ssh_grunt_role_arn" {
  type    = string
  default = ""
}

variable "fixed_response_listener_rules" {
  type    = map(any)
  default = {}
}

variable "forward_listener_rules" {
  type    = any
  default = {}
}

variable "health_check_grace_period" {
  type    = number
  default = 300
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

variable "iam_policy" {
  type = map(object({
    resources = list(string)
    actions   = list(string)
    effect    = string
  }))
  default = null
}

variable "key_pair_name" {
  type    = string
  default = null
}

variable "launch_template_update_default_version" {
  type    = bool
  default = true
}

variable "lb_hosted_zone_id" {
  type    = string
  default = null
}

variable "listener_arns" {
  type    = map(string)
  default = {}
}

variable "listener_ports" {
  type    = list(number)
  default = []
}

variable "load_balancers" {
  type    = list(string)
  default = []
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

variable "metadata_users" {
  type    = list(string)
  default = []
}

variable "original_lb_dns_name" {
  type    = string
  default = null
}

variable "redirect_listener_rules" {
  type    = map(any)
  default = {}
}

variable "route53_health_check_provider_external_id" {
  type    = string
  default = null
}

variable "route53_health_check_provider_profile" {
  type    = string
  default = null
}

variable "route53_health_check_provider_role_arn" {
  type    = string
  default = null
}

variable "route53_health_check_provider_session_name" {
  type    = string
  default = null
}

variable "route53_health_check_provider_shared_credentials_file" {
  type    = string
  default = null
}

variable "secrets_access" {
  type    = list(string)
  default = []
}

variable "server_ports" {
  type    = any
  default = {}
}

variable "should_create_cloudwatch_log_group" {
  type    = bool
  default = true
}

variable "ssh_grunt_iam_group" {
  type    = string
  default = "ssh-grunt-sudo-users"
}

variable "ssh_grunt_iam_group_sudo" {
  type    = string
  default = "ssh-grunt-sudo-users"
}

variable "ssh_port" {
  type    = string
  default = 22
}

variable "tag_asg_id_key" {
  type    = string
  default = "AsgId"
}

variable "termination_policies" {
  type    = list(string)
  default = []
}

variable "use_elb_health_checks" {
  type    = bool
  default = true
}

variable "use_managed_iam_policies" {
  type    = bool
  default = true
}

variable "wait_for_capacity_timeout" {
  type    = string
  default = "10m"
}
