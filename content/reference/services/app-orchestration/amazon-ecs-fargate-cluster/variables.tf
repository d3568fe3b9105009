# modules/services/ecs-fargate-cluster of the service catalog, v0.96.3.

# Required inputs

variable "cluster_name" {
  description = "Name of the ECS cluster to create."
  type        = string
}

# Optional inputs

variable "custom_tags" {
  description = "Tags to apply to the Fargate ECS cluster, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "enable_container_insights" {
  description = "Whether CloudWatch Container Insights collects metrics and logs for the cluster."
  type        = bool
  default     = true
}
