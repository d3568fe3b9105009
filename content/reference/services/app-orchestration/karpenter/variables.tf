# modules/services/eks-karpenter of the service catalog, v2.11.1.

# Required inputs

variable "aws_region" {
  type = string
}

variable "eks_cluster_endpoint" {
  type = string
}

variable "eks_cluster_name" {
  type = string
}

variable "eks_openid_connect_provider_arn" {
  type = string
}

variable "eks_openid_connect_provider_url" {
  type = string
}

# Optional inputs

variable "create_karpenter_controller_irsa" {
  type    = bool
  default = true
}

variable "create_karpenter_deprovisioning_queue" {
  type    = bool
  default = true
}

variable "create_karpenter_node_iam_role" {
  type    = bool
  default = true
}

variable "create_resources" {
  type    = bool
  default = true
}

variable "default_tags" {
  type    = map(string)
  default = {}
}

variable "karpenter_chart_additional_values" {
  type    = any
  default = {}
}

variable "karpenter_chart_name" {
  type    = string
  default = "karpenter"
}

variable "karpenter_chart_namespace" {
  type    = string
  default = "karpenter"
}

variable "karpenter_chart_release_name" {
  type    = string
  default = "karpenter"
}

variable "karpenter_chart_repository" {
  type    = string
  default = "oci://public.ecr.aws/karpenter"
}

variable "karpenter_chart_skip_crds" {
  type    = bool
  default = false
}

variable "karpenter_chart_version" {
  type    = string
  default = "v0.37.5"
}

variable "karpenter_controller_existing_role_arn" {
  type    = string
  default = null
}

variable "karpenter_controller_iam_policy_tags" {
  type    = map(string)
  default = {}
}

variable "karpenter_controller_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "karpenter_crd_chart_name" {
  type    = string
  default = "karpenter-crd"
}

variable "karpenter_crd_chart_namespace" {
  type    = string
  default = "karpenter"
}

variable "karpenter_crd_chart_release_name" {
  type    = string
  default = "karpenter-crd"
}

variable "karpenter_crd_chart_repository" {
  type    = string
  default = "oci://public.ecr.aws/karpenter"
}

variable "karpenter_crd_chart_version" {
  type    = string
  default = "1.6.2"
}

variable "karpenter_crd_helm_create" {
  type    = bool
  default = true
}

variable "karpenter_deprovisioning_queue_iam_policy_tags" {
  type    = map(string)
  default = {}
}

variable "karpenter_deprovisioning_queue_name" {
  type    = string
  default = null
}

variable "karpenter_deprovisioning_queue_tags" {
  type    = map(string)
  default = {}
}

variable "karpenter_discovery_tag" {
  type    = string
  default = "karpenter.sh/discovery"
}

variable "karpenter_irsa_permissions_boundary" {
  type    = string
  default = null
}

variable "karpenter_node_existing_iam_role_arn" {
  type    = string
  default = null
}

variable "karpenter_node_existing_iam_role_name" {
  type    = string
  default = null
}

variable "karpenter_node_iam_role_description" {
  type    = string
  default = "IAM Role attached to nodes launched by Karpenter."
}

variable "karpenter_node_iam_role_max_session_duration" {
  type    = number
  default = 3600
}

variable "karpenter_node_iam_role_name" {
  type    = string
  default = null
}

variable "karpenter_node_iam_role_path" {
  type    = string
  default = null
}

variable "karpenter_node_iam_role_permissions_boundary" {
  type    = string
  default = null
}

variable "karpenter_node_iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "karpenter_node_iam_role_use_name_prefix" {
  type    = bool
  default = false
}

variable "karpenter_service_account_name" {
  type    = string
  default = "karpenter"
}
