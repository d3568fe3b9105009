# modules/data-stores/s3-bucket of the service catalog, v2.11.1.

# Required inputs

variable "primary_bucket" {
  type = string
}

# Optional inputs

variable "access_logging_bucket" {
  type    = string
  default = null
}

variable "access_logging_bucket_already_exists" {
  type    = bool
  default = false
}

variable "access_logging_bucket_lifecycle_rules" {
  type    = any
  default = {}
}

variable "access_logging_bucket_ownership" {
  type    = string
  default = "ObjectWriter"
}

variable "access_logging_bucket_policy_statements" {
  type    = any
  default = {}
}

variable "access_logging_prefix" {
  type    = string
  default = null
}

variable "acl" {
  type    = string
  default = null
}

variable "bucket_key_enabled" {
  type    = bool
  default = false
}

variable "bucket_kms_key_arn" {
  type    = string
  default = null
}

variable "bucket_ownership" {
  type    = string
  default = "ObjectWriter"
}

variable "bucket_policy_statements" {
  type    = any
  default = {}
}

variable "bucket_sse_algorithm" {
  type    = string
  default = "aws:kms"
}

variable "cors_rules" {
  type    = any
  default = []
}

variable "enable_sse" {
  type    = bool
  default = true
}

variable "enable_versioning" {
  type    = bool
  default = true
}

variable "force_destroy_logs" {
  type    = bool
  default = false
}

variable "force_destroy_primary" {
  type    = bool
  default = false
}

variable "force_destroy_replica" {
  type    = bool
  default = false
}

variable "lifecycle_rules" {
  type    = any
  default = {}
}

variable "mfa_delete" {
  type    = bool
  default = false
}

variable "object_lock_days" {
  type    = number
  default = null
}

variable "object_lock_default_retention_enabled" {
  type    = bool
  default = true
}

variable "object_lock_enabled" {
  type    = bool
  default = false
}

variable "object_lock_mode" {
  type    = string
  default = null
}

variable "object_lock_years" {
  type    = number
  default = null
}

variable "replica_bucket" {
  type    = string
  default = null
}

variable "replica_bucket_acl" {
  type    = string
  default = null
}

variable "replica_bucket_already_exists" {
  type    = bool
  default = false
}

variable "replica_bucket_key_enabled" {
  type    = bool
  default = false
}

variable "replica_bucket_lifecycle_rules" {
  type    = any
  default = {}
}

variable "replica_bucket_ownership" {
  type    = string
  default = "ObjectWriter"
}

variable "replica_bucket_policy_statements" {
  type    = any
  default = {}
}

variable "replica_enable_sse" {
  type    = bool
  default = true
}

variable "replica_region" {
  type    = string
  default = null
}

variable "replica_sse_algorithm" {
  type    = string
  default = "aws:kms"
}

variable "replication_role" {
  type    = string
  default = null
}

variable "replication_rules" {
  type    = any
  default = {}
}

variable "tags" {
  type    = map(string)
  default = {}
}

variable "transition_default_minimum_object_size" {
  type    = string
  default = null
}
