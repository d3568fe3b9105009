# modules/services/k8s-namespace of the service catalog, v2.11.1.

# Required inputs

variable "name" {
  type = string
}

# Optional inputs

variable "annotations" {
  type    = map(string)
  default = {}
}

variable "eks_cluster_name" {
  type    = string
  default = null
}

variable "full_access_rbac_entities" {
  type = list(object({
    kind      = string
    name      = string
    namespace = string
  }))
  default = []
}

variable "labels" {
  type    = map(string)
  default = {}
}

variable "pod_execution_iam_role_arn" {
  type    = string
  default = null
}

variable "read_only_access_rbac_entities" {
  type = list(object({
    kind      = string
    name      = string
    namespace = string
  }))
  default = []
}

variable "schedule_pods_on_fargate" {
  type    = bool
  default = false
}

variable "worker_vpc_subnet_ids" {
  type    = list(string)
  default = []
}
