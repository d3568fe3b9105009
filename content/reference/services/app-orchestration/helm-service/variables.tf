# modules/services/helm-service of the service catalog, v2.11.1.

# Required inputs

variable "application_name" {
  type = string
}

variable "helm_chart" {
  type = string
}

variable "helm_repository" {
  type = string
}

variable "namespace" {
  type = string
}

# Optional inputs

variable "create_namespace" {
  type    = bool
  default = false
}

variable "eks_iam_role_for_service_accounts_config" {
  type = object({
    openid_connect_provider_arn = string
    openid_connect_provider_url = string
  })
  default = null
}

variable "helm_chart_values" {
  type    = any
  default = {}
}

variable "helm_chart_version" {
  type    = string
  default = null
}

variable "iam_policy" {
  type = map(object({
    resources = list(string)
    actions   = list(string)
    effect    = string
  }))
  default = null
}

variable "iam_role_exists" {
  type    = bool
  default = false
}

variable "iam_role_name" {
  type    = string
  default = ""
}

variable "service_account_name" {
  type    = string
  default = ""
}

variable "sleep_for_resource_culling" {
  type    = bool
  default = false
}

variable "wait" {
  type    = bool
  default = true
}

variable "wait_timeout" {
  type    = number
  default = 300
}
