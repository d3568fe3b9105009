# modules/networking/route53 of the service catalog, v2.11.1.

# Optional inputs

variable "private_zones" {
  type    = any
  default = {}
}

variable "public_zones" {
  type    = any
  default = {}
}

variable "service_discovery_private_namespaces" {
  type = map(object({
    vpc_id      = string
    description = string
  }))
  default = {}
}

variable "service_discovery_public_namespaces" {
  type    = any
  default = {}
}
