# modules/services/eks-workers of the service catalog, v2.11.1.

# Required inputs

variable "autoscaling_group_configurations" {
  type = any
}

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

variable "eks_cluster_name" {
  type = string
}

variable "managed_node_group_configurations" {
  type = any
}

# Optional inputs

variable "additional_security_groups_for_workers" {
  type    = list(string)
  default = []
}

variable "alarms_sns_topic_arn" {
  type    = list(string)
  default = []
}

variable "allow_inbound_ssh_from_cidr_blocks" {
  type    = list(string)
  default = []
}

variable "allow_inbound_ssh_from_security_groups" {
  type    = list(string)
  default = []
}

variable "ami_source" {
  type    = string
  default = "auto"
}

variable "asg_custom_iam_role_name" {
  type    = string
  default = null
}

variable "asg_default_ami_type" {
  type    = string
  default = "AL2023_x86_64_STANDARD"
}

variable "asg_default_enable_detailed_monitoring" {
  type    = bool
  default = true
}

variable "asg_default_extra_block_device_mappings" {
  type = list(object({
    device_name  = string
    no_device    = optional(string)
    virtual_name = optional(string)
    ebs = optional(object({
      volume_size           = optional(number)
      volume_type           = optional(string)
      iops                  = optional(number)
      throughput            = optional(number)
      delete_on_termination = optional(bool)
      encrypted             = optional(bool)
      kms_key_id            = optional(string)
    }))
  }))
  default = []
}

variable "asg_default_http_put_response_hop_limit" {
  type    = number
  default = null
}

variable "asg_default_instance_maintenance_policy" {
  type = object({
    min_healthy_percentage = number
    max_healthy_percentage = number
  })
  default = null
}

variable "asg_default_instance_root_volume_encryption" {
  type    = bool
  default = true
}

variable "asg_default_instance_root_volume_iops" {
  type    = number
  default = null
}

variable "asg_default_instance_root_volume_size" {
  type    = number
  default = 40
}

variable "asg_default_instance_root_volume_throughput" {
  type    = number
  default = null
}

variable "asg_default_instance_root_volume_type" {
  type    = string
  default = "standard"
}

variable "asg_default_instance_type" {
  type    = string
  default = "t3.medium"
}

variable "asg_default_instance_user_data_base64" {
  type    = string
  default = null
}

variable "asg_default_max_pods_allowed" {
  type    = number
  default = null
}

variable "asg_default_max_size" {
  type    = number
  default = 2
}

variable "asg_default_min_size" {
  type    = number
  default = 1
}

variable "asg_default_multi_instance_overrides" {
  type    = any
  default = []
}

variable "asg_default_on_demand_allocation_strategy" {
  type    = string
  default = null
}

variable "asg_default_on_demand_base_capacity" {
  type    = number
  default = null
}

variable "asg_default_on_demand_percentage_above_base_capacity" {
  type    = number
  default = null
}

variable "asg_default_spot_allocation_strategy" {
  type    = string
  default = null
}

variable "asg_default_spot_instance_pools" {
  type    = number
  default = null
}

variable "asg_default_spot_max_price" {
  type    = string
  default = null
}

variable "asg_default_tags" {
  type = list(object({
    key                 = string
    value               = string
    propagate_at_launch = bool
  }))
  default = []
}

variable "asg_default_use_multi_instances_policy" {
  type    = bool
  default = false
}

variable "asg_iam_instance_profile_name" {
  type    = string
  default = null
}

variable "asg_iam_role_already_exists" {
  type    = bool
  default = false
}

variable "asg_iam_role_arn" {
  type    = string
  default = null
}

variable "asg_security_group_tags" {
  type    = map(string)
  default = {}
}

variable "asg_use_resource_name_prefix" {
  type    = bool
  default = true
}

variable "asg_worker_enable_cloudwatch_alarms" {
  type    = bool
  default = true
}

variable "asg_worker_iam_policy_tags" {
  type    = map(string)
  default = {}
}

variable "asg_worker_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "asg_worker_instance_profile_tags" {
  type    = map(string)
  default = {}
}

variable "autoscaling_group_include_autoscaler_discovery_tags" {
  type    = bool
  default = true
}

variable "aws_auth_merger_namespace" {
  type    = string
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

variable "cluster_instance_associate_public_ip_address" {
  type    = bool
  default = false
}

variable "cluster_instance_keypair_name" {
  type    = string
  default = null
}

variable "custom_egress_security_group_rules" {
  type = map(object({
    from_port                = number
    to_port                  = number
    protocol                 = string
    target_security_group_id = string
    cidr_blocks              = list(string)
  }))
  default = {}
}

variable "custom_ingress_security_group_rules" {
  type = map(object({
    from_port                = number
    to_port                  = number
    protocol                 = string
    source_security_group_id = string
    cidr_blocks              = list(string)
  }))
  default = {}
}

variable "dashboard_cpu_usage_widget_parameters" {
  type = object({
    period = number
    width  = number
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_disk_usage_widget_parameters" {
  type = object({
    period = number
    width  = number
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_memory_usage_widget_parameters" {
  type = object({
    period = number
    width  = number
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "default_tags" {
  type    = map(string)
  default = {}
}

variable "enable_cloudwatch_alarms" {
  type    = bool
  default = true
}

variable "enable_cloudwatch_log_aggregation" {
  type    = bool
  default = false
}

variable "enable_cloudwatch_metrics" {
  type    = bool
  default = true
}

variable "enable_fail2ban" {
  type    = bool
  default = true
}

variable "external_account_ssh_grunt_role_arn" {
  type    = string
  default = ""
}

variable "high_worker_cpu_utilization_period" {
  type    = number
  default = 60
}

variable "high_worker_cpu_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_worker_cpu_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "high_worker_disk_utilization_period" {
  type    = number
  default = 60
}

variable "high_worker_disk_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_worker_disk_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "high_worker_memory_utilization_period" {
  type    = number
  default = 60
}

variable "high_worker_memory_utilization_threshold" {
  type    = number
  default = 90
}

variable "high_worker_memory_utilization_treat_missing_data" {
  type    = string
  default = "missing"
}

variable "managed_node_group_attach_default_iam_policies" {
  type    = bool
  default = true
}

variable "managed_node_group_create_security_group" {
  type    = bool
  default = true
}

variable "managed_node_group_custom_iam_role_name" {
  type    = string
  default = null
}

variable "managed_node_group_iam_role_already_exists" {
  type    = bool
  default = false
}

variable "managed_node_group_iam_role_arn" {
  type    = string
  default = null
}

variable "node_group_default_ami_type" {
  type    = string
  default = "AL2023_x86_64_STANDARD"
}

variable "node_group_default_capacity_type" {
  type    = string
  default = "ON_DEMAND"
}

variable "node_group_default_desired_size" {
  type    = number
  default = 1
}

variable "node_group_default_enable_detailed_monitoring" {
  type    = bool
  default = true
}

variable "node_group_default_http_put_response_hop_limit" {
  type    = number
  default = null
}

variable "node_group_default_instance_root_volume_encryption" {
  type    = bool
  default = true
}

variable "node_group_default_instance_root_volume_name" {
  type    = string
  default = "/dev/xvda"
}

variable "node_group_default_instance_root_volume_size" {
  type    = number
  default = 40
}

variable "node_group_default_instance_root_volume_type" {
  type    = string
  default = "gp3"
}

variable "node_group_default_instance_types" {
  type    = list(string)
  default = null
}

variable "node_group_default_labels" {
  type    = map(string)
  default = {}
}

variable "node_group_default_max_pods_allowed" {
  type    = number
  default = null
}

variable "node_group_default_max_size" {
  type    = number
  default = 1
}

variable "node_group_default_min_size" {
  type    = number
  default = 1
}

variable "node_group_default_node_repair_config" {
  type = object({
    enabled = bool
  })
  default = null
}

variable "node_group_default_subnet_ids" {
  type    = list(string)
  default = null
}

variable "node_group_default_tags" {
  type    = map(string)
  default = {}
}

variable "node_group_default_taints" {
  type    = list(map(string))
  default = []
}

variable "node_group_default_user_data_base64" {
  type    = string
  default = null
}

variable "node_group_launch_template_instance_type" {
  type    = string
  default = null
}

variable "node_group_mirror_tags_to_asg" {
  type    = bool
  default = true
}

variable "node_group_names" {
  type    = list(string)
  default = null
}

variable "node_group_security_group_tags" {
  type    = map(string)
  default = {}
}

variable "node_group_worker_iam_role_tags" {
  type    = map(string)
  default = {}
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

variable "use_exec_plugin_for_auth" {
  type    = bool
  default = true
}

variable "use_imdsv1" {
  type    = bool
  default = false
}

variable "use_managed_iam_policies" {
  type    = bool
  default = true
}

variable "use_prefix_mode_to_calculate_max_pods" {
  type    = bool
  default = false
}

variable "worker_k8s_role_mapping_name" {
  type    = string
  default = "eks-cluster-worker-iam-mapping"
}

variable "worker_name_prefix" {
  type    = string
  default = ""
}
