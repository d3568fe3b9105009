# modules/services/ecs-fargate-cluster of the service catalog, v2.11.1.

# Required inputs

variable "cluster_name" {
  type = string
}

# Optional inputs

variable "custom_tags" {
  type    = map(string)
  default = {}
}

variable "enable_container_insights" {
  type    = bool
  default = true
}
