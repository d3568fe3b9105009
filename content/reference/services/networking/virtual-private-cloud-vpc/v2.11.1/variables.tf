# modules/networking/vpc of the service catalog, v2.11.1.

# Required inputs

variable "cidr_block" {
  type = string
}

variable "num_nat_gateways" {
  type = number
}

variable "vpc_name" {
  type = string
}

# Optional inputs

variable "allow_inspection_internet_access" {
  type    = bool
  default = false
}

variable "allow_private_app_internet_access" {
  type    = bool
  default = true
}

variable "allow_private_persistence_internet_access" {
  type    = bool
  default = false
}

variable "allow_transit_internet_access" {
  type    = bool
  default = false
}

variable "apply_default_nacl_rules" {
  type    = bool
  default = false
}

variable "assign_generated_ipv6_cidr_block" {
  type    = bool
  default = null
}

variable "assign_ipv6_address_on_creation" {
  type    = bool
  default = false
}

variable "associate_default_nacl_to_subnets" {
  type    = bool
  default = true
}

variable "availability_zone_exclude_ids" {
  type    = list(string)
  default = []
}

variable "availability_zone_exclude_names" {
  type    = list(string)
  default = []
}

variable "availability_zone_ids" {
  type    = list(string)
  default = null
}

variable "availability_zone_state" {
  type    = string
  default = null
}

variable "aws_region" {
  type    = string
  default = ""
}

variable "base_transit_nacl_rule_number" {
  type    = number
  default = 1000
}

variable "blackhole_network_interface_custom_tags" {
  type    = map(string)
  default = {}
}

variable "blackhole_network_interface_description" {
  type    = string
  default = "Blackhole ENI - DO NOT ATTACH TO INSTANCES"
}

variable "blackhole_network_interface_host_num" {
  type    = number
  default = null
}

variable "blackhole_network_interface_name" {
  type    = string
  default = "Blackhole ENI - DO NOT ATTACH TO INSTANCES"
}

variable "blackhole_routes" {
  type = map(object({
    destination_cidr_blocks  = list(string)
    destination_subnet_names = list(string)
  }))
  default = {}
}

variable "create_default_route_table_route" {
  type    = bool
  default = true
}

variable "create_dns_forwarder" {
  type    = bool
  default = false
}

variable "create_flow_logs" {
  type    = bool
  default = true
}

variable "create_igw" {
  type    = bool
  default = true
}

variable "create_inspection_subnets" {
  type    = bool
  default = false
}

variable "create_nat_secondary_eip" {
  type    = bool
  default = false
}

variable "create_network_acls" {
  type    = bool
  default = true
}

variable "create_peering_connection" {
  type    = bool
  default = false
}

variable "create_private_app_subnet_nacls" {
  type    = bool
  default = true
}

variable "create_private_app_subnets" {
  type    = bool
  default = true
}

variable "create_private_persistence_subnet_nacls" {
  type    = bool
  default = true
}

variable "create_private_persistence_subnets" {
  type    = bool
  default = true
}

variable "create_public_subnet_nacls" {
  type    = bool
  default = true
}

variable "create_public_subnets" {
  type    = bool
  default = true
}

variable "create_transit_subnet_nacls" {
  type    = bool
  default = false
}

variable "create_transit_subnets" {
  type    = bool
  default = false
}

variable "create_vpc_endpoints" {
  type    = bool
  default = true
}

variable "custom_nat_eips" {
  type    = list(string)
  default = []
}

variable "custom_tags" {
  type    = map(string)
  default = {}
}

variable "default_nacl_egress_rules" {
  type = any
  default = {
    AllowAll = {
      action     = "allow",
      cidr_block = "0.0.0.0/0",
      from_port  = 0,
      protocol   = "-1",
      rule_no    = 100,
      to_port    = 0
    }
  }
}

variable "default_nacl_ingress_rules" {
  type = any
  default = {
    AllowAll = {
      action     = "allow",
      cidr_block = "0.0.0.0/0",
      from_port  = 0,
      protocol   = "-1",
      rule_no    = 100,
      to_port    = 0
    }
  }
}

variable "default_security_group_egress_rules" {
  type = any
  default = {
    AllowAllOutbound = {
      cidr_blocks = [
        "0.0.0.0/0"
      ],
      from_port = 0,
      ipv6_cidr_blocks = [
        "::/0"
      ],
      protocol = "-1",
      to_port  = 0
    }
  }
}

variable "default_security_group_ingress_rules" {
  type = any
  default = {
    AllowAllFromSelf = {
      from_port = 0,
      protocol  = "-1",
      self      = true,
      to_port   = 0
    }
  }
}

variable "destination_vpc_resolver_name" {
  type    = string
  default = null
}

variable "dhcp_options_id" {
  type    = string
  default = null
}

variable "dynamodb_endpoint_policy" {
  type    = string
  default = null
}

variable "eks_cluster_names" {
  type    = list(string)
  default = []
}

variable "enable_default_security_group" {
  type    = bool
  default = true
}

variable "enable_dns_hostnames" {
  type    = bool
  default = true
}

variable "enable_dns_support" {
  type    = bool
  default = true
}

variable "enable_ipv6" {
  type    = bool
  default = false
}

variable "enable_network_address_usage_metrics" {
  type    = bool
  default = false
}

variable "enable_private_nat" {
  type    = bool
  default = false
}

variable "exclude_ports_from_inbound_all" {
  type    = list(number)
  default = []
}

variable "flow_log_additional_s3_bucket_policy_statements" {
  type    = any
  default = null
}

variable "flow_log_cloudwatch_iam_role_name" {
  type    = string
  default = null
}

variable "flow_log_cloudwatch_log_group_name" {
  type    = string
  default = null
}

variable "flow_log_cloudwatch_log_group_retention_in_days" {
  type    = number
  default = 0
}

variable "flow_log_destination_options" {
  type    = map(string)
  default = null
}

variable "flow_log_destination_type" {
  type    = string
  default = "cloud-watch-logs"
}

variable "flow_log_enable_custom_s3_destination" {
  type    = bool
  default = false
}

variable "flow_log_force_destroy_bucket" {
  type    = bool
  default = false
}

variable "flow_log_max_aggregation_interval" {
  type    = number
  default = 600
}

variable "flow_log_s3_bucket_arn" {
  type    = string
  default = null
}

variable "flow_log_s3_bucket_name" {
  type    = string
  default = null
}

variable "flow_log_s3_expiration_transition" {
  type    = number
  default = 365
}

variable "flow_log_s3_glacier_transition" {
  type    = number
  default = 180
}

variable "flow_log_s3_infrequent_access_transition" {
  type    = number
  default = 30
}

variable "flow_log_s3_subfolder" {
  type    = string
  default = ""
}

variable "flow_logs_traffic_type" {
  type    = string
  default = "REJECT"
}

variable "global_subnet_spacing" {
  type    = number
  default = 6
}

variable "iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "inspection_propagating_vgws" {
  type    = list(string)
  default = []
}

variable "inspection_route_table_custom_tags" {
  type    = map(string)
  default = {}
}

variable "inspection_subnet_bits" {
  type    = number
  default = 5
}

variable "inspection_subnet_cidr_blocks" {
  type    = map(string)
  default = {}
}

variable "inspection_subnet_custom_tags" {
  type    = map(string)
  default = {}
}

variable "inspection_subnet_name" {
  type    = string
  default = "inspection"
}

variable "inspection_subnet_spacing" {
  type    = number
  default = null
}

variable "ipv4_ipam_pool_filters" {
  type = list(object({
    name   = string
    values = list(string)
  }))
  default = null
}

variable "ipv4_ipam_pool_id" {
  type    = string
  default = null
}

variable "ipv4_netmask_length" {
  type    = number
  default = null
}

variable "ipv6_cidr_block" {
  type    = string
  default = null
}

variable "ipv6_cidr_block_network_border_group" {
  type    = string
  default = null
}

variable "ipv6_ipam_pool_filters" {
  type = list(object({
    name   = string
    values = list(string)
  }))
  default = null
}

variable "ipv6_ipam_pool_id" {
  type    = string
  default = null
}

variable "ipv6_netmask_length" {
  type    = number
  default = null
}

variable "ipv6_subnet_bits" {
  type    = number
  default = 8
}

variable "kms_key_arn" {
  type    = string
  default = null
}

variable "kms_key_deletion_window_in_days" {
  type    = number
  default = null
}

variable "kms_key_user_iam_arns" {
  type    = list(string)
  default = null
}

variable "map_public_ip_on_launch" {
  type    = bool
  default = false
}

variable "nat_gateway_custom_tags" {
  type    = map(string)
  default = {}
}

variable "nat_private_ip_host_num" {
  type    = number
  default = null
}

variable "nat_secondary_private_ip_address_count" {
  type    = number
  default = 0
}

variable "num_availability_zones" {
  type    = number
  default = null
}

variable "one_route_table_public_subnets" {
  type    = bool
  default = true
}

variable "origin_vpc_cidr_block" {
  type    = string
  default = null
}

variable "origin_vpc_id" {
  type    = string
  default = null
}

variable "origin_vpc_name" {
  type    = string
  default = null
}

variable "origin_vpc_public_subnet_ids" {
  type    = list(string)
  default = null
}

variable "origin_vpc_resolver_name" {
  type    = string
  default = null
}

variable "origin_vpc_route_table_ids" {
  type    = list(string)
  default = []
}

variable "persistence_propagating_vgws" {
  type    = list(string)
  default = []
}

variable "persistence_subnet_bits" {
  type    = number
  default = 5
}

variable "persistence_subnet_spacing" {
  type    = number
  default = null
}

variable "private_app_allow_inbound_from_transit_network" {
  type    = bool
  default = true
}

variable "private_app_allow_inbound_ports_from_cidr" {
  type    = map
  default = {}
}

variable "private_app_allow_outbound_ports_to_destination_cidr" {
  type    = map
  default = {}
}

variable "private_app_route_table_custom_tags" {
  type    = map(string)
  default = {}
}

variable "private_app_subnet_cidr_blocks" {
  type    = map(string)
  default = {}
}

variable "private_app_subnet_custom_tags" {
  type    = map(string)
  default = {}
}

variable "private_persistence_allow_inbound_from_transit_network" {
  type    = bool
  default = true
}

variable "private_persistence_route_table_custom_tags" {
  type    = map(string)
  default = {}
}

variable "private_persistence_subnet_cidr_blocks" {
  type    = map(string)
  default = {}
}

variable "private_persistence_subnet_custom_tags" {
  type    = map(string)
  default = {}
}

variable "private_persistence_subnet_name" {
  type    = string
  default = "private-persistence"
}

variable "private_propagating_vgws" {
  type    = list(string)
  default = []
}

variable "private_subnet_bits" {
  type    = number
  default = 5
}

variable "private_subnet_name" {
  type    = string
  default = "private-app"
}

variable "private_subnet_spacing" {
  type    = number
  default = null
}

variable "public_propagating_vgws" {
  type    = list(string)
  default = []
}

variable "public_route_table_custom_tags" {
  type    = map(string)
  default = {}
}

variable "public_subnet_bits" {
  type    = number
  default = 5
}

variable "public_subnet_cidr_blocks" {
  type    = map(string)
  default = {}
}

variable "public_subnet_custom_tags" {
  type    = map(string)
  default = {}
}

variable "public_subnet_ipv6_cidr_blocks" {
  type    = map(string)
  default = {}
}

variable "public_subnet_name" {
  type    = string
  default = "public"
}

variable "route_table_creation_timeout" {
  type    = string
  default = "5m"
}

variable "route_table_deletion_timeout" {
  type    = string
  default = "5m"
}

variable "route_table_update_timeout" {
  type    = string
  default = "2m"
}

variable "s3_endpoint_policy" {
  type    = string
  default = null
}

variable "secondary_cidr_blocks" {
  type    = set(string)
  default = []
}

variable "security_group_tags" {
  type    = map(string)
  default = {}
}

variable "subnet_spacing" {
  type    = number
  default = 10
}

variable "tag_for_use_with_eks" {
  type    = bool
  default = false
}

variable "tenancy" {
  type    = string
  default = "default"
}

variable "transit_propagating_vgws" {
  type    = list(string)
  default = []
}

variable "transit_route_table_custom_tags" {
  type    = map(string)
  default = {}
}

variable "transit_subnet_bits" {
  type    = number
  default = 5
}

variable "transit_subnet_cidr_blocks" {
  type    = map(string)
  default = {}
}

variable "transit_subnet_custom_tags" {
  type    = map(string)
  default = {}
}

variable "transit_subnet_name" {
  type    = string
  default = "transit"
}

variable "transit_subnet_spacing" {
  type    = number
  default = null
}

variable "use_custom_nat_eips" {
  type    = bool
  default = false
}

variable "use_managed_iam_policies" {
  type    = bool
  default = true
}

variable "vpc_custom_tags" {
  type    = map(string)
  default = {}
}
