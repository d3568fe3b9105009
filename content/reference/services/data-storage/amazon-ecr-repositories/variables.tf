# modules/data-stores/ecr-repos of the service catalog, v0.96.3.

# Required inputs

variable "repositories" {
  description = "ECR repositories to create, as a map from repository name to settings. A setting given here overrides the `default_*` input it corresponds to."
  type        = any
}

# Optional inputs

variable "default_automatic_image_scanning" {
  description = "Whether images are scanned for vulnerabilities when they are pushed. A repository can override this with `enable_automatic_image_scanning`."
  type        = bool
  default     = true
}

variable "default_encryption_config" {
  description = "Type of encryption and key for the images in the repositories. With `null`, no encryption is configured; a repository can override this with `encryption_config`."
  type = object({
    # Type of encryption: `AES256` or `KMS`.
    encryption_type = string
    # ARN of the KMS key for the type `KMS`.
    kms_key = string
  })
  default = {
    encryption_type = "AES256",
    kms_key         = null
  }
}

variable "default_external_account_ids_with_lambda_access" {
  description = "IDs of AWS accounts that may create Lambda functions from the images. A repository can override the list."
  type        = list(string)
  default     = []
}

variable "default_external_account_ids_with_read_access" {
  description = "IDs of AWS accounts that may pull images. A repository can override the list."
  type        = list(string)
  default     = []
}

variable "default_external_account_ids_with_write_access" {
  description = "IDs of AWS accounts that may both pull and push images. A repository can override the list."
  type        = list(string)
  default     = []
}

variable "default_image_tag_mutability" {
  description = "Whether image tags can be overwritten: `MUTABLE` or `IMMUTABLE`. A repository can override this with `image_tag_mutability`."
  type        = string
  default     = "MUTABLE"
}

variable "default_lifecycle_policy_rules" {
  description = "Lifecycle rules that apply to the images in the repositories."
  type        = any
  default     = []
}

variable "global_tags" {
  description = "Tags to apply to every repository, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "replication_regions" {
  description = "AWS regions to which the repositories are replicated. With an empty list, they are not replicated."
  type        = list(string)
  default     = []
}
