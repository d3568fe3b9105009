# modules/landingzone/gruntwork-access of the service catalog, v2.11.1.

# Required inputs

variable "grant_security_account_access" {
  type = bool
}

variable "security_account_id" {
  type = string
}

# Optional inputs

variable "gruntwork_aws_account_id" {
  type    = string
  default = "583800379690"
}

variable "iam_role_name" {
  type    = string
  default = "GruntworkAccountAccessRole"
}

variable "managed_policy_name" {
  type    = string
  default = "AdministratorAccess"
}

variable "require_mfa" {
  type    = bool
  default = true
}

variable "tags" {
  type    = map(string)
  default = {}
}
