# modules/landingzone/gruntwork-access of the service catalog, v0.96.3.

# Required inputs

variable "grant_security_account_access" {
  description = "Whether the account in `security_account_id` may assume the role as well. This is needed to deploy a Reference Architecture."
  type        = bool
}

variable "security_account_id" {
  description = "ID of the account that holds your IAM users. The deployment instance runs there and assumes the role from it."
  type        = string
}

# Optional inputs

variable "gruntwork_aws_account_id" {
  description = "ID of the AWS account, by default that of Gruntwork, which is trusted to assume the role."
  type        = string
  default     = "583800379690"
}

variable "iam_role_name" {
  description = "Name of the IAM role to create."
  type        = string
  default     = "GruntworkAccountAccessRole"
}

variable "managed_policy_name" {
  description = "Name of the AWS managed policy to attach to the role. Deploying a Reference Architecture requires `AdministratorAccess`."
  type        = string
  default     = "AdministratorAccess"
}

variable "require_mfa" {
  description = "Whether Gruntwork must authenticate with MFA to assume the role."
  type        = bool
  default     = true
}

variable "tags" {
  description = "Tags to apply to all resources that the module creates, as a map from tag key to value."
  type        = map(string)
  default     = {}
}
