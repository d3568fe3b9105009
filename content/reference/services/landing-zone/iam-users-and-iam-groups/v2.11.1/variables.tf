# modules/landingzone/iam-users-and-groups of the service catalog, v2.11.1.

# Required inputs

variable "aws_account_id" {
  type = string
}

# Optional inputs

variable "auto_deploy_permissions" {
  type    = list(string)
  default = []
}

variable "cloudtrail_kms_key_arn" {
  type    = string
  default = null
}

variable "cross_account_access_all_group_name" {
  type    = string
  default = "_all-accounts"
}

variable "enable_iam_groups" {
  type    = bool
  default = true
}

variable "force_destroy_users" {
  type    = bool
  default = false
}

variable "iam_group_developers_permitted_services" {
  type    = list(string)
  default = []
}

variable "iam_group_name_auto_deploy" {
  type    = string
  default = "_machine.ecs-auto-deploy"
}

variable "iam_group_name_billing" {
  type    = string
  default = "billing"
}

variable "iam_group_name_developers" {
  type    = string
  default = "developers"
}

variable "iam_group_name_full_access" {
  type    = string
  default = "full-access"
}

variable "iam_group_name_iam_admin" {
  type    = string
  default = "iam-admin"
}

variable "iam_group_name_iam_user_self_mgmt" {
  type    = string
  default = "iam-user-self-mgmt"
}

variable "iam_group_name_logs" {
  type    = string
  default = "logs"
}

variable "iam_group_name_read_only" {
  type    = string
  default = "read-only"
}

variable "iam_group_name_support" {
  type    = string
  default = "support"
}

variable "iam_group_name_use_existing_iam_roles" {
  type    = string
  default = "use-existing-iam-roles"
}

variable "iam_group_names_ssh_grunt_sudo_users" {
  type = list(string)
  default = [
    "ssh-grunt-sudo-users"
  ]
}

variable "iam_group_names_ssh_grunt_users" {
  type = list(string)
  default = [
    "ssh-grunt-users"
  ]
}

variable "iam_groups_for_cross_account_access" {
  type = list(object({
    group_name    = string
    iam_role_arns = list(string)
  }))
  default = []
}

variable "iam_policy_iam_user_self_mgmt" {
  type    = string
  default = "iam-user-self-mgmt"
}

variable "iam_role_tags" {
  type    = map(string)
  default = {}
}

variable "max_session_duration_human_users" {
  type    = number
  default = 43200
}

variable "max_session_duration_machine_users" {
  type    = number
  default = 3600
}

variable "minimum_password_length" {
  type    = number
  default = 16
}

variable "password_reset_required" {
  type    = bool
  default = true
}

variable "should_create_iam_group_auto_deploy" {
  type    = bool
  default = false
}

variable "should_create_iam_group_billing" {
  type    = bool
  default = false
}

variable "should_create_iam_group_cross_account_access_all" {
  type    = bool
  default = true
}

variable "should_create_iam_group_developers" {
  type    = bool
  default = false
}

variable "should_create_iam_group_full_access" {
  type    = bool
  default = true
}

variable "should_create_iam_group_iam_admin" {
  type    = bool
  default = false
}

variable "should_create_iam_group_logs" {
  type    = bool
  default = false
}

variable "should_create_iam_group_read_only" {
  type    = bool
  default = false
}

variable "should_create_iam_group_support" {
  type    = bool
  default = false
}

variable "should_create_iam_group_use_existing_iam_roles" {
  type    = bool
  default = false
}

variable "should_create_iam_group_user_self_mgmt" {
  type    = bool
  default = true
}

variable "should_require_mfa" {
  type    = bool
  default = true
}

variable "users" {
  type    = any
  default = {}
}
