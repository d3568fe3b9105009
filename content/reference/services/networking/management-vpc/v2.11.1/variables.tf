# modules/networking/vpc-mgmt of the service catalog, v2.11.1.

# Required inputs

variable "aws_region" {
  type = string
}

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

variable "apply_default_nacl_rules" {
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

variable "availability_zone_state" {
  type    = string
  default = null
}

variable "create_flow_logs" {
  type    = bool
  default = true
}

variable "create_network_acls" {
  type    = bool
  default = true
}

variable "custom_tags" {
  type    = map(string)
  default = {}
}

variable "custom_tags_vpc_only" {
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

variable "dynamodb_endpoint_policy" {
  type    = string
  default = null
}

variable "enable_default_security_group" {
  type    = bool
  default = false
}

variable "exclude_ports_from_inbound_all" {
  type    = list(number)
  default = []
}

variable "flow_log_cloudwatch_log_group_retention_in_days" {
  type    = number
  default = 0
}

variable "flow_log_max_aggregation_interval" {
  type    = number
  default = 600
}

variable "iam_role_permissions_boundary" {
  type    = string
  default = null
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

variable "nat_gateway_custom_tags" {
  type    = map(string)
  default = {}
}

variable "num_availability_zones" {
  type    = number
  default = null
}

variable "private_subnet_bits" {
  type    = number
  default = 4
}

variable "private_subnet_cidr_blocks" {
  type    = map(string)
  default = {}
}

variable "private_subnet_custom_tags" {
  type    = map(string)
  default = {}
}

variable "public_subnet_bits" {
  type    = number
  default = 4
}

variable "public_subnet_cidr_blocks" {
  type    = map(string)
  default = {}
}

variable "public_subnet_custom_tags" {
  type    = map(string)
  default = {}
}

variable "s3_endpoint_policy" {
  type    = string
  default = null
}

variable "subnet_spacing" {
  type    = number
  default = 8
}

variable "use_managed_iam_policies" {
  type    = bool
  default = true
}
