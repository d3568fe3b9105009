# modules/services/eks-argocd of the service catalog, v2.11.1.

# Optional inputs

variable "argocd_chart_additional_values" {
  type    = any
  default = {}
}

variable "argocd_chart_create_namespace" {
  type    = bool
  default = true
}

variable "argocd_chart_name" {
  type    = string
  default = "argo-cd"
}

variable "argocd_chart_namespace" {
  type    = string
  default = "argocd"
}

variable "argocd_chart_release_name" {
  type    = string
  default = "argocd"
}

variable "argocd_chart_repository" {
  type    = string
  default = "https://argoproj.github.io/argo-helm"
}

variable "argocd_chart_skip_crds" {
  type    = bool
  default = false
}

variable "argocd_chart_version" {
  type    = string
  default = "5.42.2"
}

variable "argocd_chart_wait" {
  type    = bool
  default = false
}

variable "argocd_iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "aws_partition" {
  type    = string
  default = "aws"
}

variable "create_fargate_execution_role" {
  type    = bool
  default = false
}

variable "create_fargate_profile" {
  type    = bool
  default = false
}

variable "create_resources" {
  type    = bool
  default = true
}

variable "default_tags" {
  type    = map(string)
  default = {}
}

variable "eks_cluster_name" {
  type    = string
  default = ""
}

variable "fargate_profile_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "fargate_profile_tags" {
  type    = map(string)
  default = {}
}

variable "pod_execution_iam_role_arn" {
  type    = string
  default = null
}

variable "vpc_worker_subnet_ids" {
  type    = list(string)
  default = []
}
