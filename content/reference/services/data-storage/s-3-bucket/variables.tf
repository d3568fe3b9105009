# modules/data-stores/s3-bucket of the service catalog, v0.96.3.

# Required inputs

variable "primary_bucket" {
  description = "Name of the S3 bucket to create. It must be unique across all AWS accounts."
  type        = string
}

# Optional inputs

variable "access_logging_bucket" {
  description = "Name of the S3 bucket that receives the access logs of the primary bucket. With `null`, access logging is off."
  type        = string
  default     = null
}

variable "access_logging_bucket_lifecycle_rules" {
  description = "Lifecycle rules of the bucket for access logs, in the same form as `lifecycle_rules`."
  type        = any
  default     = {}
}

variable "access_logging_bucket_ownership" {
  description = "Who owns objects that others write to the bucket for access logs: `BucketOwnerPreferred` or `ObjectWriter`. With `null`, ownership is not configured."
  type        = string
  default     = null
}

variable "access_logging_bucket_policy_statements" {
  description = "Statements for the policy of the bucket for access logs, as a map from statement ID (SID) to statement."
  type        = any
  default     = {}
}

variable "access_logging_prefix" {
  description = "Key prefix of the access logs. Used only when `access_logging_bucket` is set."
  type        = string
  default     = null
}

variable "bucket_kms_key_arn" {
  description = "ARN of the KMS key that encrypts the objects. With `null`, it is the AWS managed key `aws/s3`; whoever writes to the bucket needs access to a key of your own."
  type        = string
  default     = null
}

variable "bucket_ownership" {
  description = "Who owns objects that others write to the bucket: `BucketOwnerPreferred` or `ObjectWriter`. With `null`, ownership is not configured."
  type        = string
  default     = null
}

variable "bucket_policy_statements" {
  description = "Statements for the policy of the bucket, as a map from statement ID (SID) to statement."
  type        = any
  default     = {}
}

variable "bucket_sse_algorithm" {
  description = "Algorithm of server-side encryption: `AES256` or `aws:kms`. Used only while `enable_sse` is `true`."
  type        = string
  default     = "aws:kms"
}

variable "cors_rules" {
  description = "Cross-origin resource sharing (CORS) rules of the bucket, as a list."
  type        = any
  default     = []
}

variable "enable_sse" {
  description = "Whether objects are encrypted on the server side, with the algorithm in `bucket_sse_algorithm`."
  type        = bool
  default     = true
}

variable "enable_versioning" {
  description = "Whether all versions of an object are retained. Without versioning, a write replaces the object."
  type        = bool
  default     = true
}

variable "force_destroy_logs" {
  description = "Whether the bucket for access logs may be destroyed although it contains objects. They cannot be recovered."
  type        = bool
  default     = false
}

variable "force_destroy_primary" {
  description = "Whether the primary bucket may be destroyed although it contains objects. They cannot be recovered."
  type        = bool
  default     = false
}

variable "force_destroy_replica" {
  description = "Whether the replica bucket may be destroyed although it contains objects. They cannot be recovered."
  type        = bool
  default     = false
}

variable "lifecycle_rules" {
  description = "Rules by which objects move to another storage class or expire, as a map from rule ID to rule."
  type        = any
  default     = {}
}

variable "mfa_delete" {
  description = "Whether the bucket has MFA delete enabled. Switch it outside Terraform and set the result here; requires `enable_versioning`."
  type        = bool
  default     = false
}

variable "object_lock_days" {
  description = "Number of days for which objects are locked by default. Use either this or `object_lock_years`, not both."
  type        = number
  default     = null
}

variable "object_lock_default_retention_enabled" {
  description = "Whether new objects are locked by default. Used only while `object_lock_enabled` is `true`."
  type        = bool
  default     = true
}

variable "object_lock_enabled" {
  description = "Whether Object Lock is on, which turns on versioning as well. It can be chosen only when the bucket is created and cannot be undone."
  type        = bool
  default     = false
}

variable "object_lock_mode" {
  description = "Mode in which objects are locked by default: `GOVERNANCE` or `COMPLIANCE`. Used only while `object_lock_enabled` is `true`."
  type        = string
  default     = null
}

variable "object_lock_years" {
  description = "Number of years for which objects are locked by default. Use either this or `object_lock_days`, not both."
  type        = number
  default     = null
}

variable "replica_bucket" {
  description = "Name of the S3 bucket to which objects are replicated. With `null`, replication is off."
  type        = string
  default     = null
}

variable "replica_bucket_already_exists" {
  description = "Whether the bucket named by `replica_bucket` already exists."
  type        = bool
  default     = false
}

variable "replica_bucket_lifecycle_rules" {
  description = "Lifecycle rules of the replica bucket, in the same form as `lifecycle_rules`."
  type        = any
  default     = {}
}

variable "replica_bucket_ownership" {
  description = "Who owns objects that others write to the replica bucket: `BucketOwnerPreferred` or `ObjectWriter`. With `null`, ownership is not configured."
  type        = string
  default     = null
}

variable "replica_bucket_policy_statements" {
  description = "Statements for the policy of the replica bucket, as a map from statement ID (SID) to statement."
  type        = any
  default     = {}
}

variable "replica_enable_sse" {
  description = "Whether objects in the replica bucket are encrypted on the server side, with the algorithm in `replica_sse_algorithm`."
  type        = bool
  default     = true
}

variable "replica_region" {
  description = "AWS region in which the replica bucket is located."
  type        = string
  default     = null
}

variable "replica_sse_algorithm" {
  description = "Algorithm of server-side encryption for the replica bucket: `AES256` or `aws:kms`. Used only while `replica_enable_sse` is `true`."
  type        = string
  default     = "aws:kms"
}

variable "replication_role" {
  description = "ARN of the IAM role that S3 assumes to replicate objects. Used only when `replica_bucket` is set."
  type        = string
  default     = null
}

variable "replication_rules" {
  description = "Rules that determine what is replicated, as a map from rule ID to rule. Used only when `replica_bucket` is set."
  type        = any
  default     = {}
}

variable "tags" {
  description = "Tags to apply to the bucket and to its access log and replica buckets, as a map from tag key to value."
  type        = map(string)
  default     = {}
}
