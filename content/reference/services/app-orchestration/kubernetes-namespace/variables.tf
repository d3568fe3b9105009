# modules/services/k8s-namespace of the service catalog, v0.96.3.

# Required inputs

variable "name" {
  description = "Name of the Kubernetes namespace to create."
  type        = string
}

# Optional inputs

variable "annotations" {
  description = "Annotations to add to the namespace and its RBAC roles, as a map from annotation name to value."
  type        = map(string)
  default     = {}
}

variable "eks_cluster_name" {
  description = "Name of the EKS cluster that gets the Fargate profile. Required when `schedule_pods_on_fargate` is `true`."
  type        = string
  default     = null
}

variable "full_access_rbac_entities" {
  description = "Users, groups or service accounts that get full control of the namespace."
  type = list(object({
    # `User`, `Group` or `ServiceAccount`.
    kind = string
    # Name of the user, group or service account.
    name = string
    # Namespace of the service account.
    namespace = string
  }))
  default = []
}

variable "labels" {
  description = "Labels to add to the namespace and its RBAC roles, as a map from label name to value."
  type        = map(string)
  default     = {}
}

variable "pod_execution_iam_role_arn" {
  description = "ARN of the IAM role with which Fargate runs the pods. Required when `schedule_pods_on_fargate` is `true`."
  type        = string
  default     = null
}

variable "read_only_access_rbac_entities" {
  description = "Users, groups or service accounts that get read access to the namespace."
  type = list(object({
    # `User`, `Group` or `ServiceAccount`.
    kind = string
    # Name of the user, group or service account.
    name = string
    # Namespace of the service account.
    namespace = string
  }))
  default = []
}

variable "schedule_pods_on_fargate" {
  description = "Whether to create a Fargate profile with which all pods of this namespace run on Fargate. Works on EKS only."
  type        = bool
  default     = false
}

variable "worker_vpc_subnet_ids" {
  description = "IDs of the subnets for the pods on Fargate. At least one is required when `schedule_pods_on_fargate` is `true`."
  type        = list(string)
  default     = []
}
