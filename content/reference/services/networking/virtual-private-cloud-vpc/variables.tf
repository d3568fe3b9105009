# modules/networking/vpc of the service catalog, v0.96.3.

# Required inputs

variable "aws_region" {
  description = "AWS region to deploy all resources to, such as `us-east-1`."
  type        = string
}

variable "cidr_block" {
  description = "Address range of the VPC in CIDR notation. A `/18` is recommended, and it must not be smaller than a `/27`."
  type        = string
}

variable "num_nat_gateways" {
  description = "Number of NAT gateways. Use one per Availability Zone in production and a single one elsewhere."
  type        = number
}

variable "vpc_name" {
  description = "Name to give to the VPC."
  type        = string
}

# Optional inputs

variable "allow_private_persistence_internet_access" {
  description = "Whether resources in the private persistence subnets can open connections to the internet."
  type        = bool
  default     = false
}

variable "apply_default_nacl_rules" {
  description = "Whether the default network ACL gets the rules in the `default_nacl_*` inputs. With `false`, it keeps the rules that AWS gave it."
  type        = bool
  default     = false
}

variable "associate_default_nacl_to_subnets" {
  description = "Whether the default network ACL is associated with the subnets. Used only while `apply_default_nacl_rules` is `true`."
  type        = bool
  default     = true
}

variable "availability_zone_exclude_names" {
  description = "Names of Availability Zones that must not be used."
  type        = list(string)
  default     = []
}

variable "create_dns_forwarder" {
  description = "Whether DNS queries are forwarded from the management VPC to this one, for example to find private EKS endpoints."
  type        = bool
  default     = false
}

variable "create_flow_logs" {
  description = "Whether to create flow logs, which record the traffic in the VPC."
  type        = bool
  default     = true
}

variable "create_igw" {
  description = "Whether to create an internet gateway. With `false`, no traffic from outside is routed to the VPC."
  type        = bool
  default     = true
}

variable "create_network_acls" {
  description = "Whether to create network ACLs. Use `false` if you manage them elsewhere."
  type        = bool
  default     = true
}

variable "create_peering_connection" {
  description = "Whether to create a peering connection with the origin VPC."
  type        = bool
  default     = false
}

variable "create_private_app_subnet_nacls" {
  description = "Whether to create network ACLs for the private app subnets."
  type        = bool
  default     = true
}

variable "create_private_app_subnets" {
  description = "Whether to create the tier of private app subnets."
  type        = bool
  default     = true
}

variable "create_private_persistence_subnet_nacls" {
  description = "Whether to create network ACLs for the private persistence subnets."
  type        = bool
  default     = true
}

variable "create_private_persistence_subnets" {
  description = "Whether to create the tier of private persistence subnets."
  type        = bool
  default     = true
}

variable "create_public_subnet_nacls" {
  description = "Whether to create network ACLs for the public subnets."
  type        = bool
  default     = true
}

variable "create_public_subnets" {
  description = "Whether to create the tier of public subnets. With `false`, there is no internet gateway and no NAT gateway either."
  type        = bool
  default     = true
}

variable "create_vpc_endpoints" {
  description = "Whether to create VPC endpoints for S3 and DynamoDB."
  type        = bool
  default     = true
}

variable "custom_tags" {
  description = "Tags to apply to the VPC, its subnets, route tables, internet gateway, default security group and network ACLs, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "default_nacl_egress_rules" {
  description = "Outbound rules of the default network ACL, as a map from rule name to rule. A rule has the fields `action`, `cidr_block`, `from_port`, `protocol`, `rule_no` and `to_port`."
  type        = any
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
  description = "Inbound rules of the default network ACL, as a map from rule name to rule. A rule has the fields `action`, `cidr_block`, `from_port`, `protocol`, `rule_no` and `to_port`."
  type        = any
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
  description = "Outbound rules of the default security group, as a map from rule name to rule. The default shows the fields of a rule, such as `cidr_blocks`, `from_port`, `protocol` and `to_port`."
  type        = any
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
  description = "Inbound rules of the default security group, as a map from rule name to rule. The default shows the fields of a rule, such as `self`, `from_port`, `protocol` and `to_port`."
  type        = any
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
  description = "Name of the inbound resolver in this VPC. With `null`, it is made up of the names of both VPCs as `DESTINATION_VPC_NAME-from-ORIGIN_VPC_NAME-in`."
  type        = string
  default     = null
}

variable "eks_cluster_names" {
  description = "Names of the EKS clusters that are to run in the VPC. Used only while `tag_for_use_with_eks` is `true`."
  type        = list(string)
  default     = []
}

variable "enable_default_security_group" {
  description = "Whether the module manages the default security group of the VPC and its rules."
  type        = bool
  default     = true
}

variable "flow_log_cloudwatch_iam_role_name" {
  description = "Name of the IAM role of the flow logs. Setting one helps to limit `iam:PassRole` to it; with `null`, the name is derived."
  type        = string
  default     = null
}

variable "flow_log_cloudwatch_log_group_name" {
  description = "Name of the CloudWatch log group of the flow logs. With `null`, it is derived from the VPC."
  type        = string
  default     = null
}

variable "flow_logs_traffic_type" {
  description = "Traffic that the flow logs capture: `ACCEPT`, `REJECT` or `ALL`. Used only while `create_flow_logs` is `true`."
  type        = string
  default     = "REJECT"
}

variable "iam_role_permissions_boundary" {
  description = "ARN of the permissions boundary for the IAM role of the flow logs. With `null`, the role has no boundary."
  type        = string
  default     = null
}

variable "kms_key_arn" {
  description = "ARN of the KMS key that encrypts the flow logs. With `null`, a key is created."
  type        = string
  default     = null
}

variable "kms_key_deletion_window_in_days" {
  description = "Number of days for which a deleted KMS key can still be recovered. With `null`, it is 30."
  type        = number
  default     = null
}

variable "kms_key_user_iam_arns" {
  description = "ARNs of the IAM identities that may use the KMS key of the flow logs."
  type        = list(string)
  default     = null
}

variable "nat_gateway_custom_tags" {
  description = "Tags to apply to the NAT gateways, as a map from tag key to value. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "num_availability_zones" {
  description = "Number of Availability Zones to use, each of which gets one subnet per tier. With `null`, all zones are used."
  type        = number
  default     = null
}

variable "origin_vpc_cidr_block" {
  description = "Address range of the origin VPC in CIDR notation."
  type        = string
  default     = null
}

variable "origin_vpc_id" {
  description = "ID of the origin VPC, such as the management VPC, for peering and DNS forwarding."
  type        = string
  default     = null
}

variable "origin_vpc_name" {
  description = "Name of the origin VPC for peering and DNS forwarding."
  type        = string
  default     = null
}

variable "origin_vpc_public_subnet_ids" {
  description = "IDs of public subnets in the origin VPC for the DNS resolvers. Security groups protect the resolvers there."
  type        = list(string)
  default     = null
}

variable "origin_vpc_resolver_name" {
  description = "Name of the outbound resolver in the origin VPC. With `null`, it is made up of the names of both VPCs as `ORIGIN_VPC_NAME-to-DESTINATION_VPC_NAME-out`."
  type        = string
  default     = null
}

variable "origin_vpc_route_table_ids" {
  description = "IDs of the route tables in the origin VPC to which routes to this VPC are added."
  type        = list(string)
  default     = []
}

variable "persistence_propagating_vgws" {
  description = "IDs of virtual private gateways that propagate their routes to the private persistence subnets. With an empty list, none do."
  type        = list(string)
  default     = []
}

variable "persistence_subnet_bits" {
  description = "Number of bits by which the prefix of a private persistence subnet is longer than that of the VPC. If you change it, check the subnet spacing as well."
  type        = number
  default     = 5
}

variable "persistence_subnet_spacing" {
  description = "Gap, in index numbers, that is left before the private persistence subnets when CIDR blocks are calculated. With `null`, it is twice `private_subnet_spacing`."
  type        = number
  default     = null
}

variable "private_app_allow_inbound_ports_from_cidr" {
  description = "Additional inbound traffic that the network ACLs of the private app subnets allow, for example for Network Load Balancers on privileged ports."
  type        = map
  default     = {}
}

variable "private_app_allow_outbound_ports_to_destination_cidr" {
  description = "Additional outbound traffic that the network ACLs of the private app subnets allow, limited to known destination networks."
  type        = map
  default     = {}
}

variable "private_app_route_table_custom_tags" {
  description = "Tags to apply to the route tables of the private app subnets, as a map from tag key to value. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "private_app_subnet_cidr_blocks" {
  description = "CIDR blocks of the private app subnets, as a map with the keys `AZ-0`, `AZ-1` and so on. With an empty map, they are calculated."
  type        = map(string)
  default     = {}
}

variable "private_app_subnet_custom_tags" {
  description = "Tags to apply to the private app subnets, as a map from tag key to value. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "private_persistence_route_table_custom_tags" {
  description = "Tags to apply to the route tables of the private persistence subnets, as a map from tag key to value. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "private_persistence_subnet_cidr_blocks" {
  description = "CIDR blocks of the private persistence subnets, as a map with the keys `AZ-0`, `AZ-1` and so on. With an empty map, they are calculated."
  type        = map(string)
  default     = {}
}

variable "private_persistence_subnet_custom_tags" {
  description = "Tags to apply to the private persistence subnets, as a map from tag key to value. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "private_propagating_vgws" {
  description = "IDs of virtual private gateways that propagate their routes to the private app subnets. With an empty list, none do."
  type        = list(string)
  default     = []
}

variable "private_subnet_bits" {
  description = "Number of bits by which the prefix of a private subnet is longer than that of the VPC. If you change it, check the subnet spacing as well."
  type        = number
  default     = 5
}

variable "private_subnet_spacing" {
  description = "Gap, in index numbers, that is left before the private app subnets when CIDR blocks are calculated. With `null`, it is `subnet_spacing`."
  type        = number
  default     = null
}

variable "public_propagating_vgws" {
  description = "IDs of virtual private gateways that propagate their routes to the public subnets. With an empty list, none do."
  type        = list(string)
  default     = []
}

variable "public_route_table_custom_tags" {
  description = "Tags to apply to the route tables of the public subnets, as a map from tag key to value. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "public_subnet_bits" {
  description = "Number of bits by which the prefix of a public subnet is longer than that of the VPC. If you change it, check the subnet spacing as well."
  type        = number
  default     = 5
}

variable "public_subnet_cidr_blocks" {
  description = "CIDR blocks of the public subnets, as a map with the keys `AZ-0`, `AZ-1` and so on. With an empty map, they are calculated."
  type        = map(string)
  default     = {}
}

variable "public_subnet_custom_tags" {
  description = "Tags to apply to the public subnets, as a map from tag key to value. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "security_group_tags" {
  description = "Tags to apply to the default security group, as a map from tag key to value. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "subnet_spacing" {
  description = "Gap, in index numbers, that is left between one tier of subnets and the next when CIDR blocks are calculated."
  type        = number
  default     = 10
}

variable "tag_for_use_with_eks" {
  description = "Whether the VPC and its resources get the tags by which Kubernetes finds them."
  type        = bool
  default     = false
}

variable "tenancy" {
  description = "Tenancy that the VPC requires of the instances in it: `default` for shared hardware, `dedicated` or `host`."
  type        = string
  default     = "default"
}

variable "use_managed_iam_policies" {
  description = "Whether IAM permissions are attached as standalone managed policies rather than as inline policies. Compliance scanners often flag inline policies."
  type        = bool
  default     = true
}

variable "vpc_custom_tags" {
  description = "Tags to apply to the VPC alone, as a map from tag key to value. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}
