# modules/data-stores/ecr-repos of the service catalog, v2.11.1.

# Required inputs

variable "repositories" {
  type = any
}

# Optional inputs

variable "default_automatic_image_scanning" {
  type    = bool
  default = true
}

variable "default_encryption_config" {
  type = object({
    encryption_type = string
    kms_key         = string
  })
  default = {
    encryption_type = "AES256",
    kms_key         = null
  }
}

variable "default_external_account_ids_with_lambda_access" {
  type    = list(string)
  default = []
}

variable "default_external_account_ids_with_read_access" {
  type    = list(string)
  default = []
}

variable "default_external_account_ids_with_write_access" {
  type    = list(string)
  default = []
}

variable "default_force_delete" {
  type    = bool
  default = false
}

variable "default_image_tag_mutability" {
  type    = string
  default = "MUTABLE"
}

variable "default_lifecycle_policy_rules" {
  type    = any
  default = []
}

variable "default_strict_deny_rules_enabled" {
  type    = bool
  default = false
}

variable "default_users_or_roles_to_allow_deny_all_else" {
  type    = list(string)
  default = []
}

variable "global_tags" {
  type    = map(string)
  default = {}
}

variable "replication_filters" {
  type = list(object({
    filter      = string
    filter_type = string
  }))
  default = []
}

variable "replication_regions" {
  type    = list(string)
  default = []
}
