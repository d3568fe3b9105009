# modules/networking/vpc-mgmt of the service catalog, v0.96.3.

# Required inputs

variable "aws_region" {
  description = "AWS region to deploy all resources to, such as `us-east-1`."
  type        = string
}

variable "cidr_block" {
  description = "Address range of the VPC in CIDR notation. A `/16` is recommended, and it must not be smaller than a `/27`."
  type        = string
}

variable "num_nat_gateways" {
  description = "Number of NAT gateways. One keeps the cost low, while several give redundancy."
  type        = number
}

variable "vpc_name" {
  description = "Name to give to the VPC."
  type        = string
}

# Optional inputs

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

variable "availability_zone_exclude_ids" {
  description = "IDs of Availability Zones that must not be used."
  type        = list(string)
  default     = []
}

variable "availability_zone_exclude_names" {
  description = "Names of Availability Zones that must not be used."
  type        = list(string)
  default     = []
}

variable "availability_zone_state" {
  description = "State that an Availability Zone must have to be used: `available`, `information`, `impaired` or `unavailable`. With `null`, the state does not matter."
  type        = string
  default     = null
}

variable "create_flow_logs" {
  description = "Whether to create flow logs, which record the traffic in the VPC."
  type        = bool
  default     = true
}

variable "create_network_acls" {
  description = "Whether to create network ACLs. Use `false` if you manage them elsewhere."
  type        = bool
  default     = true
}

variable "custom_tags" {
  description = "Tags to apply to the VPC, its subnets, route tables and internet gateway, as a map from tag key to value. A `Name` tag given here overrides the usual name."
  type        = map(string)
  default     = {}
}

variable "custom_tags_vpc_only" {
  description = "Tags to apply to the VPC alone, as a map from tag key to value. They take precedence over `custom_tags`."
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

variable "enable_default_security_group" {
  description = "Whether the module manages the default security group of the VPC and its rules."
  type        = bool
  default     = false
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

variable "private_subnet_bits" {
  description = "Number of bits by which the prefix of a private subnet is longer than that of the VPC. If you change it, check the subnet spacing as well."
  type        = number
  default     = 4
}

variable "private_subnet_cidr_blocks" {
  description = "CIDR blocks of the private subnets, as a map with the keys `AZ-0`, `AZ-1` and so on. With an empty map, they are calculated."
  type        = map(string)
  default     = {}
}

variable "private_subnet_custom_tags" {
  description = "Tags to apply to the private subnets, as a map from tag key to value. They take precedence over `custom_tags`."
  type        = map(string)
  default     = {}
}

variable "public_subnet_bits" {
  description = "Number of bits by which the prefix of a public subnet is longer than that of the VPC. If you change it, check the subnet spacing as well."
  type        = number
  default     = 4
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

variable "subnet_spacing" {
  description = "Gap, in index numbers, that is left between one tier of subnets and the next when CIDR blocks are calculated."
  type        = number
  default     = 8
}

variable "use_managed_iam_policies" {
  description = "Whether IAM permissions are attached as standalone managed policies rather than as inline policies. Compliance scanners often flag inline policies."
  type        = bool
  default     = true
}
