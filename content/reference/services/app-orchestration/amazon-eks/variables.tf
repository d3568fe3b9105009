# modules/services/eks-cluster of the service catalog, v0.96.3.

# Required inputs

variable "allow_inbound_api_access_from_cidr_blocks" {
  description = "CIDR blocks from which the Kubernetes API of the cluster can be reached."
  type        = list(string)
}

variable "cluster_name" {
  description = "Name of the EKS cluster to create."
  type        = string
}

variable "control_plane_vpc_subnet_ids" {
  description = "IDs of the subnets that the EKS control plane may use."
  type        = list(string)
}

variable "vpc_id" {
  description = "ID of the VPC that holds the resources of this module."
  type        = string
}

# Optional inputs

variable "additional_security_groups_for_control_plane" {
  description = "IDs of additional security groups to attach to the EKS control plane."
  type        = list(string)
  default     = []
}

variable "additional_security_groups_for_workers" {
  description = "IDs of additional security groups to attach to the workers."
  type        = list(string)
  default     = []
}

variable "alarms_sns_topic_arn" {
  description = "ARNs of the SNS topics that receive the notifications of the CloudWatch alarms. Despite the singular name this is a list; while it is empty, no topic is notified."
  type        = list(string)
  default     = []
}

variable "allow_inbound_ssh_from_cidr_blocks" {
  description = "CIDR blocks from which SSH connections to the workers are accepted. An empty list admits no address range."
  type        = list(string)
  default     = []
}

variable "allow_inbound_ssh_from_security_groups" {
  description = "IDs of the security groups whose members may open SSH connections to the workers. An empty list admits no group."
  type        = list(string)
  default     = []
}

variable "allow_private_api_access_from_cidr_blocks" {
  description = "CIDR blocks from which the private endpoint of the Kubernetes API, the one inside the VPC, can be reached."
  type        = list(string)
  default     = []
}

variable "allow_private_api_access_from_security_groups" {
  description = "IDs of the security groups whose members can reach the private endpoint of the Kubernetes API, the one inside the VPC."
  type        = list(string)
  default     = []
}

variable "asg_default_enable_detailed_monitoring" {
  description = "Whether detailed monitoring is on for instances of those groups in `autoscaling_group_configurations` that do not set `enable_detailed_monitoring`."
  type        = bool
  default     = true
}

variable "asg_default_http_put_response_hop_limit" {
  description = "Hop limit for responses of the instance metadata service in those groups in `autoscaling_group_configurations` that do not set `http_put_response_hop_limit`."
  type        = number
  default     = null
}

variable "asg_default_instance_root_volume_encryption" {
  description = "Whether root volumes are encrypted in those groups in `autoscaling_group_configurations` that do not set `asg_instance_root_volume_encryption`."
  type        = bool
  default     = true
}

variable "asg_default_instance_root_volume_iops" {
  description = "IOPS of the root volumes in those groups in `autoscaling_group_configurations` that do not set `asg_instance_root_volume_iops`."
  type        = number
  default     = null
}

variable "asg_default_instance_root_volume_size" {
  description = "Size of the root volumes, in GB, in those groups in `autoscaling_group_configurations` that do not set `asg_instance_root_volume_size`."
  type        = number
  default     = 40
}

variable "asg_default_instance_root_volume_throughput" {
  description = "Throughput of the root volumes in those groups in `autoscaling_group_configurations` that do not set `asg_instance_root_volume_throughput`."
  type        = number
  default     = null
}

variable "asg_default_instance_root_volume_type" {
  description = "EBS volume type of the root volumes in those groups in `autoscaling_group_configurations` that do not set `asg_instance_root_volume_type`."
  type        = string
  default     = "standard"
}

variable "asg_default_instance_type" {
  description = "EC2 instance type for those groups in `autoscaling_group_configurations` that do not set `asg_instance_type`."
  type        = string
  default     = "t3.medium"
}

variable "asg_default_max_pods_allowed" {
  description = "Largest number of pods per node in those groups in `autoscaling_group_configurations` that do not set `max_pods_allowed`."
  type        = number
  default     = null
}

variable "asg_default_max_size" {
  description = "Largest number of instances in those groups in `autoscaling_group_configurations` that do not set `max_size`."
  type        = number
  default     = 2
}

variable "asg_default_min_size" {
  description = "Smallest number of instances in those groups in `autoscaling_group_configurations` that do not set `min_size`."
  type        = number
  default     = 1
}

variable "asg_default_multi_instance_overrides" {
  description = "Instance overrides, as a list, for those groups in `autoscaling_group_configurations` that do not set `multi_instance_overrides`."
  type        = any
  default     = []
}

variable "asg_default_on_demand_allocation_strategy" {
  description = "Allocation strategy for on-demand instances in those groups in `autoscaling_group_configurations` that do not set `on_demand_allocation_strategy`."
  type        = string
  default     = null
}

variable "asg_default_on_demand_base_capacity" {
  description = "Number of on-demand instances that form the base capacity of those groups in `autoscaling_group_configurations` that do not set `on_demand_base_capacity`."
  type        = number
  default     = null
}

variable "asg_default_on_demand_percentage_above_base_capacity" {
  description = "Percentage of on-demand instances above the base capacity in those groups in `autoscaling_group_configurations` that do not set `on_demand_percentage_above_base_capacity`."
  type        = number
  default     = null
}

variable "asg_default_spot_allocation_strategy" {
  description = "Allocation strategy for spot instances in those groups in `autoscaling_group_configurations` that do not set `spot_allocation_strategy`."
  type        = string
  default     = null
}

variable "asg_default_spot_instance_pools" {
  description = "Number of spot instance pools for those groups in `autoscaling_group_configurations` that do not set `spot_instance_pools`."
  type        = number
  default     = null
}

variable "asg_default_spot_max_price" {
  description = "Highest price for spot instances in those groups in `autoscaling_group_configurations` that do not set `spot_max_price`. An empty string bids the on-demand price."
  type        = string
  default     = null
}

variable "asg_default_tags" {
  description = "Tags for those groups in `autoscaling_group_configurations` that do not set `tags`."
  type = list(object({
    # Key of the tag.
    key = string
    # Value of the tag.
    value = string
    # Whether instances get the tag when the group launches them.
    propagate_at_launch = bool
  }))
  default = []
}

variable "asg_default_use_multi_instances_policy" {
  description = "Whether a policy with several instance types applies to those groups in `autoscaling_group_configurations` that do not set `use_multi_instances_policy`."
  type        = bool
  default     = false
}

variable "asg_iam_instance_profile_name" {
  description = "Name of the instance profile for self-managed workers. With `null`, it is the name of their IAM role."
  type        = string
  default     = null
}

variable "asg_iam_permissions_boundary" {
  description = "ARN of the permissions boundary for the IAM role of the self-managed workers. With `null`, the role has no boundary."
  type        = string
  default     = null
}

variable "asg_security_group_tags" {
  description = "Tags to apply to the security group of the self-managed workers, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "asg_use_resource_name_prefix" {
  description = "Whether resource names are built with `name_prefix` and are therefore unique. Set `false` to keep worker pools from releases before 0.65.0 from being recreated."
  type        = bool
  default     = true
}

variable "autoscaling_group_configurations" {
  description = "Auto Scaling Groups of workers, as a map from group name to settings. Settings that a group leaves out are taken from the `asg_default_*` inputs."
  type        = any
  default     = {}
}

variable "autoscaling_group_include_autoscaler_discovery_tags" {
  description = "Whether the Auto Scaling Groups carry the tags by which cluster-autoscaler discovers them."
  type        = bool
  default     = true
}

variable "aws_auth_merger_default_configmap_name" {
  description = "Name of the ConfigMap, in the namespace of aws-auth-merger, that holds the initial content for `aws-auth`."
  type        = string
  default     = "main-aws-auth"
}

variable "aws_auth_merger_image" {
  description = "Docker image of aws-auth-merger. Build the image yourself from the `Dockerfile` in `terraform-aws-eks`."
  type = object({
    # Repository of the image.
    repo = string
    # Tag of the image.
    tag = string
  })
  default = null
}

variable "aws_auth_merger_namespace" {
  description = "Kubernetes namespace in which aws-auth-merger runs. It merges the ConfigMaps that it finds in this namespace."
  type        = string
  default     = "aws-auth-merger"
}

variable "cloud_init_parts" {
  description = "Additional cloud-init parts to run while a worker boots. The map keys are names for the parts, and a part with the key `default` replaces the boot script that comes with the module."
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

variable "cluster_iam_role_permissions_boundary" {
  description = "ARN of the permissions boundary for the IAM role of the EKS cluster. With `null`, the role has no boundary."
  type        = string
  default     = null
}

variable "cluster_instance_ami" {
  description = "ID of the AMI that the cluster's nodes boot from. Set either this or `cluster_instance_ami_filters` and leave the other one `null`."
  type        = string
  default     = null
}

variable "cluster_instance_ami_filters" {
  description = "Owners and filters for looking up the AMI of the workers. If set, the result is used even when `cluster_instance_ami` is given too."
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
  default = null
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

variable "control_plane_cloudwatch_log_group_kms_key_id" {
  description = "Customer-managed KMS key that encrypts the log group of the control plane. With `null`, no customer-managed key is used."
  type        = string
  default     = null
}

variable "control_plane_cloudwatch_log_group_retention_in_days" {
  description = "Number of days for which control plane logs are retained. With `null`, they never expire."
  type        = number
  default     = null
}

variable "control_plane_cloudwatch_log_group_tags" {
  description = "Tags to apply to the log group of the control plane, as a map from tag key to value."
  type        = map(string)
  default     = null
}

variable "control_plane_disallowed_availability_zones" {
  description = "Availability Zones that the control plane must not use. With an empty list, all zones are allowed."
  type        = list(string)
  default = [
    "us-east-1e"
  ]
}

variable "create_default_fargate_iam_role" {
  description = "Whether to create the IAM role with which Fargate executes the control plane services."
  type        = bool
  default     = true
}

variable "custom_default_fargate_iam_role_name" {
  description = "Name of the default Fargate execution role. With `null`, it is the name of the cluster followed by `-fargate-role`."
  type        = string
  default     = null
}

variable "custom_worker_egress_security_group_rules" {
  description = "Additional outbound rules for the security group of the workers. The map keys can be any unique IDs."
  type = map(object({
    # First port of the range.
    from_port = number
    # Last port of the range.
    to_port = number
    # Protocol, such as `tcp`, or `-1` for all.
    protocol = string
    # ID of the security group to which traffic may go.
    target_security_group_id = string
    # CIDR blocks to which traffic may go.
    cidr_blocks = list(string)
  }))
  default = {}
}

variable "custom_worker_ingress_security_group_rules" {
  description = "Additional inbound rules for the security group of the workers. The map keys can be any unique IDs."
  type = map(object({
    # First port of the range.
    from_port = number
    # Last port of the range.
    to_port = number
    # Protocol, such as `tcp`, or `-1` for all.
    protocol = string
    # ID of the security group from which traffic is accepted.
    source_security_group_id = string
    # CIDR blocks from which traffic is accepted.
    cidr_blocks = list(string)
  }))
  default = {}
}

variable "dashboard_cpu_usage_widget_parameters" {
  description = "Period and dimensions of the dashboard widget that shows CPU usage."
  type = object({
    # Period of the metric, in seconds.
    period = number
    # Width of the widget, in columns of the dashboard grid.
    width = number
    # Height of the widget, in rows of the dashboard grid.
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_disk_usage_widget_parameters" {
  description = "Period and dimensions of the dashboard widget that shows the disk usage of the workers."
  type = object({
    # Period of the metric, in seconds.
    period = number
    # Width of the widget, in columns of the dashboard grid.
    width = number
    # Height of the widget, in rows of the dashboard grid.
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "dashboard_memory_usage_widget_parameters" {
  description = "Period and dimensions of the dashboard widget that shows the memory usage of the workers."
  type = object({
    # Period of the metric, in seconds.
    period = number
    # Width of the widget, in columns of the dashboard grid.
    width = number
    # Height of the widget, in rows of the dashboard grid.
    height = number
  })
  default = {
    height = 6,
    period = 60,
    width  = 8
  }
}

variable "eks_addons" {
  description = "EKS add-ons to install, as a map from add-on name to properties. Used only while `enable_eks_addons` is `true`."
  type        = any
  default     = {}
}

variable "eks_cluster_security_group_tags" {
  description = "Tags to apply to the security group of the EKS control plane, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "eks_cluster_tags" {
  description = "Tags to apply to the EKS control plane itself, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "enable_aws_auth_merger" {
  description = "Whether to install aws-auth-merger, which then manages the `aws-auth` ConfigMap. Requires `aws_auth_merger_image`."
  type        = bool
  default     = false
}

variable "enable_aws_auth_merger_fargate" {
  description = "Whether aws-auth-merger runs on Fargate. There it does not depend on workers that must first be authenticated with the cluster."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_alarms" {
  description = "Whether to create a basic set of CloudWatch alarms for CPU, memory and disk usage. Provide SNS topics too, so that the alarms notify somebody."
  type        = bool
  default     = true
}

variable "enable_cloudwatch_metrics" {
  description = "Whether to add the IAM permissions for publishing custom metrics on memory and disk usage to CloudWatch."
  type        = bool
  default     = true
}

variable "enable_eks_addons" {
  description = "Whether to install the add-ons listed in `eks_addons`. Do not combine this with `use_vpc_cni_customize_script`, since add-ons may undo the changes that the script makes."
  type        = bool
  default     = false
}

variable "enable_fail2ban" {
  description = "Whether to run fail2ban, which blocks the address of a host after repeated failed login attempts."
  type        = bool
  default     = true
}

variable "enable_worker_cloudwatch_log_aggregation" {
  description = "Whether the system logs of the workers are sent to CloudWatch Logs. It does not concern container logs, which fluent-bit ships."
  type        = bool
  default     = false
}

variable "enabled_control_plane_log_types" {
  description = "Types of control plane logs to record, such as `api`, `audit` and `authenticator`."
  type        = list(string)
  default = [
    "api",
    "audit",
    "authenticator"
  ]
}

variable "endpoint_public_access" {
  description = "Whether the Kubernetes API is also reachable from outside the VPC. Access from within the VPC remains possible in either case."
  type        = bool
  default     = true
}

variable "external_account_ssh_grunt_role_arn" {
  description = "ARN of the IAM role in the account that holds your IAM users, which ssh-grunt assumes to look them up. With an empty string, no role in another account is used."
  type        = string
  default     = ""
}

variable "fargate_profile_executor_iam_role_arns_for_k8s_role_mapping" {
  description = "ARNs of the execution roles of Fargate profiles to register with the cluster, so that Fargate pods can join it as Kubernetes nodes."
  type        = list(string)
  default     = []
}

variable "fargate_worker_disallowed_availability_zones" {
  description = "Availability Zones in which no Fargate pod may be placed. With an empty list, all zones are allowed."
  type        = list(string)
  default = [
    "us-east-1d",
    "us-east-1e",
    "ca-central-1d"
  ]
}

variable "high_worker_cpu_utilization_period" {
  description = "Length, in seconds, of the period over which the CPU alarm of the workers measures utilization."
  type        = number
  default     = 60
}

variable "high_worker_cpu_utilization_threshold" {
  description = "Average CPU utilization of the workers, in percent, above which the CPU alarm is raised."
  type        = number
  default     = 90
}

variable "high_worker_cpu_utilization_treat_missing_data" {
  description = "How the CPU alarm of the workers interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "high_worker_disk_utilization_period" {
  description = "Length, in seconds, of the period over which the disk alarm of the workers measures utilization."
  type        = number
  default     = 60
}

variable "high_worker_disk_utilization_threshold" {
  description = "Average utilization of the workers' root disks, in percent, above which the disk alarm is raised."
  type        = number
  default     = 90
}

variable "high_worker_disk_utilization_treat_missing_data" {
  description = "How the disk alarm of the workers interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "high_worker_memory_utilization_period" {
  description = "Length, in seconds, of the period over which the memory alarm of the workers measures utilization."
  type        = number
  default     = 60
}

variable "high_worker_memory_utilization_threshold" {
  description = "Average memory utilization of the workers, in percent, above which the memory alarm is raised."
  type        = number
  default     = 90
}

variable "high_worker_memory_utilization_treat_missing_data" {
  description = "How the memory alarm of the workers interprets missing data points: `missing`, `ignore`, `breaching` or `notBreaching`."
  type        = string
  default     = "missing"
}

variable "iam_role_to_rbac_group_mapping" {
  description = "Kubernetes RBAC groups to grant to IAM roles, as a map from role ARN to a list of groups."
  type        = map(list(string))
  default     = {}
}

variable "iam_user_to_rbac_group_mapping" {
  description = "Kubernetes RBAC groups to grant to IAM users, as a map from user ARN to a list of groups."
  type        = map(list(string))
  default     = {}
}

variable "kubernetes_version" {
  description = "Kubernetes version of the control plane as a minor version, such as `1.22`."
  type        = string
  default     = "1.22"
}

variable "managed_node_group_configurations" {
  description = "EKS managed node groups, as a map from node group name to settings. Use `{}` to create none."
  type        = any
  default     = {}
}

variable "node_group_default_capacity_type" {
  description = "Capacity type, such as `ON_DEMAND`, of those node groups in `managed_node_group_configurations` that do not set `capacity_type`."
  type        = string
  default     = "ON_DEMAND"
}

variable "node_group_default_desired_size" {
  description = "Desired number of nodes in those node groups in `managed_node_group_configurations` that do not set `desired_size`."
  type        = number
  default     = 1
}

variable "node_group_default_enable_detailed_monitoring" {
  description = "Whether detailed monitoring is on for nodes of those node groups in `managed_node_group_configurations` that do not set `enable_detailed_monitoring`."
  type        = bool
  default     = true
}

variable "node_group_default_http_put_response_hop_limit" {
  description = "Hop limit for responses of the instance metadata service in those node groups in `managed_node_group_configurations` that do not set `http_put_response_hop_limit`."
  type        = number
  default     = null
}

variable "node_group_default_instance_root_volume_encryption" {
  description = "Whether root volumes are encrypted in those node groups in `managed_node_group_configurations` that do not set `instance_root_volume_encryption`."
  type        = bool
  default     = true
}

variable "node_group_default_instance_root_volume_size" {
  description = "Size of the root volumes, in GB, in those node groups in `managed_node_group_configurations` that do not set `instance_root_volume_size`."
  type        = number
  default     = 40
}

variable "node_group_default_instance_root_volume_type" {
  description = "EBS volume type of the root volumes in those node groups in `managed_node_group_configurations` that do not set `instance_root_volume_type`."
  type        = string
  default     = "gp3"
}

variable "node_group_default_instance_types" {
  description = "EC2 instance types of those node groups in `managed_node_group_configurations` that do not set `instance_types`."
  type        = list(string)
  default     = null
}

variable "node_group_default_labels" {
  description = "Kubernetes labels for the nodes of those node groups in `managed_node_group_configurations` that do not set `labels`. A node group's own labels replace these; only `common_labels` are merged."
  type        = map(string)
  default     = {}
}

variable "node_group_default_max_pods_allowed" {
  description = "Largest number of pods per node in those node groups in `managed_node_group_configurations` that do not set `max_pods_allowed`."
  type        = number
  default     = null
}

variable "node_group_default_max_size" {
  description = "Largest number of nodes in those node groups in `managed_node_group_configurations` that do not set `max_size`."
  type        = number
  default     = 1
}

variable "node_group_default_min_size" {
  description = "Smallest number of nodes in those node groups in `managed_node_group_configurations` that do not set `min_size`."
  type        = number
  default     = 1
}

variable "node_group_default_subnet_ids" {
  description = "IDs of the subnets for those node groups in `managed_node_group_configurations` that do not set `subnet_ids`."
  type        = list(string)
  default     = null
}

variable "node_group_default_tags" {
  description = "Tags for those node groups in `managed_node_group_configurations` that do not set `tags`. A node group's own tags replace these; only `common_tags` are merged."
  type        = map(string)
  default     = {}
}

variable "node_group_default_taints" {
  description = "Kubernetes taints for the nodes of those node groups in `managed_node_group_configurations` that do not set `taint`. Each map is one taint."
  type        = list(map(string))
  default     = []
}

variable "node_group_iam_permissions_boundary" {
  description = "ARN of the permissions boundary for the IAM role of the managed node groups. With `null`, the role has no boundary."
  type        = string
  default     = null
}

variable "node_group_launch_template_instance_type" {
  description = "Instance type to set in the launch template. It applies to node groups whose `instance_types` is explicitly `null`."
  type        = string
  default     = null
}

variable "node_group_mirror_tags_to_asg" {
  description = "Whether the tags of a managed node group are also applied to the Auto Scaling Group beneath it. If there are several of these, only the first one is tagged."
  type        = bool
  default     = true
}

variable "node_group_security_group_tags" {
  description = "Tags to apply to the security group of the managed node groups, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "num_control_plane_vpc_subnet_ids" {
  description = "Number of entries in `control_plane_vpc_subnet_ids`. With `null`, they are counted; set the number if the list is unknown at plan time."
  type        = number
  default     = null
}

variable "num_worker_vpc_subnet_ids" {
  description = "Number of entries in `worker_vpc_subnet_ids`. With `null`, they are counted; set the number if the list is unknown at plan time."
  type        = number
  default     = null
}

variable "schedule_control_plane_services_on_fargate" {
  description = "Whether the administrative services of the cluster run on Fargate, for which no worker is needed. Requires `kubergrunt` and `create_default_fargate_iam_role`."
  type        = bool
  default     = false
}

variable "secret_envelope_encryption_kms_key_arn" {
  description = "ARN of the KMS key for envelope encryption of Kubernetes Secrets. With `null`, Secrets are protected only by the encryption of the disks."
  type        = string
  default     = null
}

variable "should_create_control_plane_cloudwatch_log_group" {
  description = "Whether this module creates the log group of the control plane in advance. With `false`, EKS creates it."
  type        = bool
  default     = true
}

variable "ssh_grunt_iam_group" {
  description = "Name of the IAM group whose members may log in over SSH. Use an empty string, not `null`, to grant this to no group."
  type        = string
  default     = "ssh-grunt-users"
}

variable "ssh_grunt_iam_group_sudo" {
  description = "Name of the IAM group whose members may log in over SSH and use `sudo`. Use an empty string, not `null`, to grant this to no group."
  type        = string
  default     = "ssh-grunt-sudo-users"
}

variable "tenancy" {
  description = "Tenancy of the EC2 instances: `default` for shared hardware, `dedicated` or `host`."
  type        = string
  default     = "default"
}

variable "use_exec_plugin_for_auth" {
  description = "Whether tokens for the EKS cluster come from an exec plugin, which fetches them on demand. A token can then not expire in the middle of an `apply`."
  type        = bool
  default     = true
}

variable "use_imdsv1" {
  description = "Whether version 1 of the instance metadata service (IMDSv1) stays available for AMIs that rely on it. With `false`, requests must use IMDSv2."
  type        = bool
  default     = false
}

variable "use_kubergrunt_sync_components" {
  description = "Whether `kubergrunt` upgrades the core components of EKS each time the Kubernetes version changes."
  type        = bool
  default     = true
}

variable "use_kubergrunt_to_fetch_token" {
  description = "Whether the exec plugin obtains tokens through `kubergrunt`. With `false`, it calls the `aws` CLI."
  type        = bool
  default     = true
}

variable "use_kubergrunt_verification" {
  description = "Whether `kubergrunt` checks that the Kubernetes API server is up before Terraform goes on. With `false`, Terraform waits a fixed 30 seconds."
  type        = bool
  default     = true
}

variable "use_managed_iam_policies" {
  description = "Whether IAM permissions are attached as standalone managed policies rather than as inline policies. Compliance scanners often flag inline policies."
  type        = bool
  default     = true
}

variable "use_vpc_cni_customize_script" {
  description = "Whether `kubergrunt` configures the `aws-vpc-cni` plugin. With `false`, the `vpc_cni_*` inputs have no effect."
  type        = bool
  default     = true
}

variable "vpc_cni_enable_prefix_delegation" {
  description = "Whether `/28` prefixes instead of single addresses are assigned to network interfaces, so that more pods fit on a node. At least 16 IP addresses are reserved this way."
  type        = bool
  default     = true
}

variable "vpc_cni_minimum_ip_target" {
  description = "Number of IP addresses that a node holds from the start. With `null`, the default of the CNI plugin applies, which is 16."
  type        = number
  default     = null
}

variable "vpc_cni_warm_ip_target" {
  description = "Number of unused IP addresses that a node keeps available. With `null`, the default of the CNI plugin applies, which is 16."
  type        = number
  default     = null
}

variable "worker_cloudwatch_log_group_kms_key_id" {
  description = "Customer-managed KMS key that encrypts the log group of the workers. Used only while `enable_worker_cloudwatch_log_aggregation` is `true`."
  type        = string
  default     = null
}

variable "worker_cloudwatch_log_group_name" {
  description = "Name of the log group for the system logs of the workers. Used only while `enable_worker_cloudwatch_log_aggregation` is `true`."
  type        = string
  default     = null
}

variable "worker_cloudwatch_log_group_retention_in_days" {
  description = "Number of days for which the system logs of the workers are retained. With `null`, they never expire."
  type        = number
  default     = null
}

variable "worker_cloudwatch_log_group_tags" {
  description = "Tags to apply to the log group of the workers, as a map from tag key to value. Used only while `enable_worker_cloudwatch_log_aggregation` is `true`."
  type        = map(string)
  default     = null
}

variable "worker_iam_role_arns_for_k8s_role_mapping" {
  description = "ARNs of the IAM roles of EC2 workers to register with the cluster, so that the workers can join it as Kubernetes nodes."
  type        = list(string)
  default     = []
}

variable "worker_name_prefix" {
  description = "Prefix for the names of the workers' resources. Give each group of workers a prefix of its own if you create several."
  type        = string
  default     = ""
}

variable "worker_vpc_subnet_ids" {
  description = "IDs of the private subnets for pods with administrative services. Required when `schedule_control_plane_services_on_fargate` is `true`."
  type        = list(string)
  default     = []
}
