# modules/services/eks-cluster of the service catalog, v2.11.1.

# Required inputs

variable "allow_inbound_api_access_from_cidr_blocks" {
  type = list(string)
}

variable "cluster_name" {
  type = string
}

variable "control_plane_vpc_subnet_ids" {
  type = list(string)
}

variable "vpc_id" {
  type = string
}

# Optional inputs

variable "access_config_authentication_mode" {
  type    = string
  default = "CONFIG_MAP"
}

variable "access_entries" {
  type    = any
  default = {}
}

variable "access_entry_policy_associations" {
  type    = any
  default = {}
}

variable "additional_security_groups_for_control_plane" {
  type    = list(string)
  default = []
}

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

variable "allow_private_api_access_from_cidr_blocks" {
  type    = list(string)
  default = []
}

variable "allow_private_api_access_from_security_groups" {
  type    = list(string)
  default = []
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

variable "asg_iam_permissions_boundary" {
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

variable "auth_merger_eks_fargate_profile_tags" {
  type    = map(string)
  default = {}
}

variable "autoscaling_group_configurations" {
  type    = any
  default = {}
}

variable "autoscaling_group_include_autoscaler_discovery_tags" {
  type    = bool
  default = true
}

variable "aws_auth_merger_default_configmap_name" {
  type    = string
  default = "main-aws-auth"
}

variable "aws_auth_merger_image" {
  type = object({
    repo = string
    tag  = string
  })
  default = null
}

variable "aws_auth_merger_namespace" {
  type    = string
  default = "aws-auth-merger"
}

variable "bootstrap_cluster_creator_admin_permissions" {
  type    = bool
  default = true
}

variable "cloud_init_parts" {
  type = map(object({
    filename     = string
    content_type = string
    content      = string
  }))
  default = {}
}

variable "cluster_iam_role_arn" {
  type    = string
  default = null
}

variable "cluster_iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "cluster_instance_ami" {
  type    = string
  default = null
}

variable "cluster_instance_ami_filters" {
  type = object({
    owners = list(string)
    filters = list(object({
      name   = string
      values = list(string)
    }))
  })
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

variable "cluster_network_config_ip_family" {
  type    = string
  default = "ipv4"
}

variable "cluster_network_config_service_ipv4_cidr" {
  type    = string
  default = null
}

variable "cluster_security_group_id" {
  type    = string
  default = null
}

variable "control_plane_cloudwatch_log_group_class" {
  type    = string
  default = "STANDARD"
}

variable "control_plane_cloudwatch_log_group_kms_key_id" {
  type    = string
  default = null
}

variable "control_plane_cloudwatch_log_group_retention_in_days" {
  type    = number
  default = null
}

variable "control_plane_cloudwatch_log_group_tags" {
  type    = map(string)
  default = null
}

variable "control_plane_disallowed_availability_zones" {
  type = list(string)
  default = [
    "us-east-1e"
  ]
}

variable "create_default_fargate_iam_role" {
  type    = bool
  default = true
}

variable "custom_default_fargate_iam_role_name" {
  type    = string
  default = null
}

variable "custom_tags_eks_addons" {
  type    = map(string)
  default = {}
}

variable "custom_worker_egress_security_group_rules" {
  type = map(object({
    from_port                = number
    to_port                  = number
    protocol                 = string
    target_security_group_id = string
    cidr_blocks              = list(string)
  }))
  default = {}
}

variable "custom_worker_ingress_security_group_rules" {
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

variable "ebs_csi_driver_addon_config" {
  type    = any
  default = {}
}

variable "ebs_csi_driver_addon_tags" {
  type    = map(string)
  default = {}
}

variable "ebs_csi_driver_iam_policy_tags" {
  type    = map(string)
  default = {}
}

variable "ebs_csi_driver_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "ebs_csi_driver_kms_key_arn" {
  type    = string
  default = null
}

variable "ebs_csi_driver_namespace" {
  type    = string
  default = "kube-system"
}

variable "ebs_csi_driver_sa_name" {
  type    = string
  default = "ebs-csi-controller-sa"
}

variable "eks_addons" {
  type    = any
  default = {}
}

variable "eks_auto_mode_compute_config" {
  type = any
  default = {
    enabled = true,
    node_pools = [
      "general-purpose",
      "system"
    ]
  }
}

variable "eks_auto_mode_create_node_iam_role" {
  type    = bool
  default = true
}

variable "eks_auto_mode_elastic_load_balancing_config" {
  type    = any
  default = {}
}

variable "eks_auto_mode_enabled" {
  type    = bool
  default = false
}

variable "eks_auto_mode_iam_role_description" {
  type    = string
  default = null
}

variable "eks_auto_mode_iam_role_name" {
  type    = string
  default = null
}

variable "eks_auto_mode_iam_role_path" {
  type    = string
  default = null
}

variable "eks_auto_mode_iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "eks_auto_mode_iam_role_use_name_prefix" {
  type    = bool
  default = true
}

variable "eks_auto_mode_storage_config" {
  type    = any
  default = {}
}

variable "eks_cluster_creator_access_entry_tags" {
  type    = map(string)
  default = {}
}

variable "eks_cluster_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "eks_cluster_oidc_tags" {
  type    = map(string)
  default = {}
}

variable "eks_cluster_security_group_name" {
  type    = string
  default = null
}

variable "eks_cluster_security_group_tags" {
  type    = map(string)
  default = {}
}

variable "eks_cluster_tags" {
  type    = map(string)
  default = {}
}

variable "eks_fargate_profile_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "eks_fargate_profile_tags" {
  type    = map(string)
  default = {}
}

variable "enable_aws_auth_merger" {
  type    = bool
  default = false
}

variable "enable_aws_auth_merger_fargate" {
  type    = bool
  default = true
}

variable "enable_cloudwatch_alarms" {
  type    = bool
  default = true
}

variable "enable_cloudwatch_metrics" {
  type    = bool
  default = true
}

variable "enable_ebs_csi_driver" {
  type    = bool
  default = false
}

variable "enable_eks_addons" {
  type    = bool
  default = false
}

variable "enable_fail2ban" {
  type    = bool
  default = true
}

variable "enable_worker_cloudwatch_alarms" {
  type    = bool
  default = true
}

variable "enable_worker_cloudwatch_log_aggregation" {
  type    = bool
  default = false
}

variable "enabled_control_plane_log_types" {
  type = list(string)
  default = [
    "api",
    "audit",
    "authenticator"
  ]
}

variable "endpoint_public_access" {
  type    = bool
  default = true
}

variable "external_account_ssh_grunt_role_arn" {
  type    = string
  default = ""
}

variable "fargate_profile_executor_iam_role_arns_for_k8s_role_mapping" {
  type    = list(string)
  default = []
}

variable "fargate_worker_disallowed_availability_zones" {
  type = list(string)
  default = [
    "us-east-1d",
    "us-east-1e",
    "ca-central-1d"
  ]
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

variable "iam_role_to_rbac_group_mapping" {
  type    = map(list(string))
  default = {}
}

variable "iam_user_to_rbac_group_mapping" {
  type    = map(list(string))
  default = {}
}

variable "kubernetes_version" {
  type    = string
  default = "1.35"
}

variable "managed_node_group_configurations" {
  type    = any
  default = {}
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

variable "node_group_iam_permissions_boundary" {
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

variable "node_group_security_group_tags" {
  type    = map(string)
  default = {}
}

variable "node_group_worker_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "num_control_plane_vpc_subnet_ids" {
  type    = number
  default = null
}

variable "num_worker_vpc_subnet_ids" {
  type    = number
  default = null
}

variable "schedule_control_plane_services_on_fargate" {
  type    = bool
  default = false
}

variable "secret_envelope_encryption_kms_key_arn" {
  type    = string
  default = null
}

variable "should_create_control_plane_cloudwatch_log_group" {
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

variable "worker_cloudwatch_log_group_kms_key_id" {
  type    = string
  default = null
}

variable "worker_cloudwatch_log_group_name" {
  type    = string
  default = null
}

variable "worker_cloudwatch_log_group_retention_in_days" {
  type    = number
  default = null
}

variable "worker_cloudwatch_log_group_tags" {
  type    = map(string)
  default = null
}

variable "worker_iam_role_arns_for_k8s_role_mapping" {
  type    = list(string)
  default = []
}

variable "worker_name_prefix" {
  type    = string
  default = ""
}

variable "worker_vpc_subnet_ids" {
  type    = list(string)
  default = []
}
