# modules/networking/route53 of the service catalog, v0.96.3.

# Optional inputs

variable "private_zones" {
  description = "Private hosted zones to create in Route 53. The map keys are their domain names, and each zone needs at least one VPC."
  type = map(object({
    # Comment on the zone.
    comment = string
    # VPCs in which the zone is visible.
    vpcs = list(object({
      # ID of the VPC.
      id = string
      # AWS region of the VPC.
      region = string
    }))
    # Tags of the zone.
    tags = map(string)
    # Whether the zone may be destroyed although it contains records that Terraform does not manage.
    force_destroy = bool
  }))
  default = {}
}

variable "public_zones" {
  description = "Public hosted zones to create in Route 53, as a map from domain name to settings."
  type        = any
  default     = {}
}

variable "service_discovery_private_namespaces" {
  description = "Private AWS Cloud Map namespaces to create. The map keys are their domain names."
  type = map(object({
    # ID of the VPC in which the namespace is visible.
    vpc_id = string
    # Description of the namespace.
    description = string
  }))
  default = {}
}

variable "service_discovery_public_namespaces" {
  description = "Public AWS Cloud Map namespaces to create, as a map from domain name to settings. The domains must be registered with Route 53."
  type        = any
  default     = {}
}
