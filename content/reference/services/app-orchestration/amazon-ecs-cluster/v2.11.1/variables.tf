# modules/services/ecs-cluster of the service catalog, v2.11.1.

# Required inputs

variable "cluster_instance_ami" {
  type = string
}

variable "cluster_instance_ami_filters" {
  type = object({
    owners = list(string)
    filters = list(object({
      name   = string
      values = list(string)
    }))
  })
}

variable "cluster_instance_type" {
  type = string
}

variable "cluster_max_size" {
  type = number
}

variable "cluster_min_size" {
  type = number
}

variable "cluster_name" {
  type = string
}

variable "vpc_id" {
  type = string
}

variable "vpc_subnet_ids" {
  type = list(string)
}

# Optional inputs

variable "alarms_sns_topic_arn" {
  type    = list(string)
  default = []
}

variable "allow_ssh_from_cidr_blocks" {
  type    = list(string)
  default = []
}

variable "allow_ssh_from_security_group_ids" {
  type    = list(string)
  default = []
}

variable "autoscaling_managed_draining" {
  type    = bool
  default = true
}

variable "autoscaling_termination_protection" {
  type    = bool
  default = false
}

variable "capacity_provider_enabled" {
  type    = bool
  default = false
}

variable "capacity_provider_max_scale_step" {
  type    = number
  default = null
}

variable "capacity_provider_min_scale_step" {
  type    = number
  default = null
}

variable "capacity_provider_target" {
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

variable "cloudwatch_log_group_name" {
  type    = string
  default = ""
}

variable "cloudwatch_log_group_retention_in_days" {
  type    = number
  default = null
}

variable "cloudwatch_log_group_tags" {
  type    = map(string)
  default = null
}

variable "cluster_access_from_sgs" {
  type    = list(any)
  default = []
}

variable "cluster_instance_associate_public_ip_address" {
  type    = bool
  default = false
}

variable "cluster_instance_ebs_delete_on_termination" {
  type    = bool
  default = false
}

variable "cluster_instance_keypair_name" {
  type    = string
  default = null
}

variable "cluster_instance_root_volume_type" {
  type    = string
  default = "gp2"
}

variable "custom_iam_role_name" {
  type    = string
  default = null
}

variable "custom_tags_ec2_instances" {
  type    = list
  default = []
}

variable "custom_tags_ecs_cluster" {
  type    = map(string)
  default = {}
}

variable "custom_tags_security_group" {
  type    = map(string)
  default = {}
}

variable "default_user" {
  type    = string
  default = "ec2-user"
}

variable "disallowed_availability_zones" {
  type    = list(string)
  default = []
}

variable "enable_cloudwatch_log_aggregation" {
  type    = bool
  default = true
}

variable "enable_cloudwatch_metrics" {
  type    = bool
  default = true
}

variable "enable_cluster_access_ports" {
  type    = list(any)
  default = []
}

variable "enable_ecs_cloudwatch_alarms" {
  type    = any
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

variable "external_account_ssh_grunt_role_arn" {
  type    = string
  default = ""
}

variable "high_cpu_utilization_evaluation_periods" {
  type    = number
  default = 2
}

variable "high_cpu_utilization_period" {
  type    = number
  default = 300
}

variable "high_cpu_utilization_statistic" {
  type    = string
  default = "Average"
}

variable "high_cpu_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_cpu_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "high_memory_utilization_evaluation_periods" {
  type    = number
  default = 2
}

variable "high_memory_utilization_period" {
  type    = number
  default = 300
}

variable "high_memory_utilization_statistic" {
  type    = string
  default = "Average"
}

variable "high_memory_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_memory_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "http_put_response_hop_limit" {
  type    = number
  default = null
}

variable "internal_alb_sg_ids" {
  type    = list(string)
  default = []
}

variable "multi_az_capacity_provider" {
  type    = bool
  default = false
}

variable "public_alb_sg_ids" {
  type    = list(string)
  default = []
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
