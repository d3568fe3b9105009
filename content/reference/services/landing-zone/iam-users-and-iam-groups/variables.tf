# modules/landingzone/iam-users-and-groups of the service catalog, v0.96.3.

# Required inputs

variable "aws_account_id" {
  description = "ID of the AWS account to which the module is applied. It guards against running the module with credentials for another account."
  type        = string
}

# Optional inputs

variable "auto_deploy_permissions" {
  description = "IAM actions that automated deployments may perform. List at least one if the auto-deploy group is created."
  type        = list(string)
  default     = []
}

variable "cloudtrail_kms_key_arn" {
  description = "ARN of the KMS key that encrypts the CloudTrail logs. The logs group gets permission to decrypt with it."
  type        = string
  default     = null
}

variable "cross_account_access_all_group_name" {
  description = "Name of the IAM group whose members may assume every role that `iam_groups_for_cross_account_access` lists."
  type        = string
  default     = "_all-accounts"
}

variable "enable_iam_groups" {
  description = "Whether to create the IAM groups."
  type        = bool
  default     = true
}

variable "force_destroy_users" {
  description = "Whether IAM users may be deleted although they have access keys, login profiles or MFA devices that Terraform does not manage."
  type        = bool
  default     = false
}

variable "iam_group_developers_permitted_services" {
  description = "AWS services to which members of the developers group have full access. Do not list `iam`, as it would make every developer an administrator."
  type        = list(string)
  default     = []
}

variable "iam_group_name_auto_deploy" {
  description = "Name to give to the IAM group for automated deployments."
  type        = string
  default     = "_machine.ecs-auto-deploy"
}

variable "iam_group_name_billing" {
  description = "Name to give to the IAM group with access to billing."
  type        = string
  default     = "billing"
}

variable "iam_group_name_developers" {
  description = "Name to give to the IAM group for developers."
  type        = string
  default     = "developers"
}

variable "iam_group_name_full_access" {
  description = "Name to give to the IAM group with full access to the account."
  type        = string
  default     = "full-access"
}

variable "iam_group_name_houston_cli" {
  description = "Name of the group for users of the Houston CLI."
  type        = string
  default     = "houston-cli-users"
}

variable "iam_group_name_iam_admin" {
  description = "Name of the IAM administrators group. Its members are administrators in effect, because they can grant themselves any permission."
  type        = string
  default     = "iam-admin"
}

variable "iam_group_name_iam_user_self_mgmt" {
  description = "Name of the group whose members can administer their own IAM user."
  type        = string
  default     = "iam-user-self-mgmt"
}

variable "iam_group_name_logs" {
  description = "Name to give to the IAM group with access to logs."
  type        = string
  default     = "logs"
}

variable "iam_group_name_read_only" {
  description = "Name to give to the IAM group with read-only access to the account."
  type        = string
  default     = "read-only"
}

variable "iam_group_name_support" {
  description = "Name to give to the IAM group with access to AWS Support."
  type        = string
  default     = "support"
}

variable "iam_group_name_use_existing_iam_roles" {
  description = "Name of the group whose members can pass existing IAM roles to AWS services."
  type        = string
  default     = "use-existing-iam-roles"
}

variable "iam_group_names_ssh_grunt_sudo_users" {
  description = "Names of the IAM groups whose members may log in over SSH, with `sudo`, to servers that run ssh-grunt. With an empty list, no such group is created."
  type        = list(string)
  default = [
    "ssh-grunt-sudo-users"
  ]
}

variable "iam_group_names_ssh_grunt_users" {
  description = "Names of the IAM groups whose members may log in over SSH, without `sudo`, to servers that run ssh-grunt. With an empty list, no such group is created."
  type        = list(string)
  default = [
    "ssh-grunt-users"
  ]
}

variable "iam_groups_for_cross_account_access" {
  description = "IAM groups for access to other accounts, each with the roles that its members may assume there."
  type = list(object({
    # Name of the IAM group.
    group_name = string
    # ARNs of the IAM roles that members of the group may assume.
    iam_role_arns = list(string)
  }))
  default = []
}

variable "iam_policy_iam_user_self_mgmt" {
  description = "Name of the IAM policy with which users administer their own IAM user."
  type        = string
  default     = "iam-user-self-mgmt"
}

variable "iam_role_tags" {
  description = "Tags to apply to all IAM roles that the module creates, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "max_session_duration_human_users" {
  description = "Longest session, in seconds, for which a person may assume one of the IAM roles."
  type        = number
  default     = 43200
}

variable "max_session_duration_machine_users" {
  description = "Longest session, in seconds, for which a machine, such as an automated deployment, may assume one of the IAM roles."
  type        = number
  default     = 3600
}

variable "minimum_password_length" {
  description = "Smallest number of characters that the password of an IAM user must have."
  type        = number
  default     = 16
}

variable "password_reset_required" {
  description = "Whether users who can sign in to the console must replace their initial password."
  type        = bool
  default     = true
}

variable "should_create_iam_group_auto_deploy" {
  description = "Whether to create the auto-deploy group, which has the permissions in `auto_deploy_permissions`."
  type        = bool
  default     = false
}

variable "should_create_iam_group_billing" {
  description = "Whether to create the billing group, whose members can read and change billing settings."
  type        = bool
  default     = false
}

variable "should_create_iam_group_cross_account_access_all" {
  description = "Whether to create the group that has access to all other accounts (`cross_account_access_all_group_name`)."
  type        = bool
  default     = true
}

variable "should_create_iam_group_developers" {
  description = "Whether to create the developers group, whose members have full access to the services in `iam_group_developers_permitted_services`."
  type        = bool
  default     = false
}

variable "should_create_iam_group_full_access" {
  description = "Whether to create the full-access group, whose members have full access to the account."
  type        = bool
  default     = true
}

variable "should_create_iam_group_houston_cli_users" {
  description = "Whether to create the group for users of the Houston CLI."
  type        = bool
  default     = false
}

variable "should_create_iam_group_iam_admin" {
  description = "Whether to create the IAM administrators group. Its members are administrators in effect, because they can grant themselves any permission."
  type        = bool
  default     = false
}

variable "should_create_iam_group_logs" {
  description = "Whether to create the logs group. Its members read CloudTrail, AWS Config and CloudWatch, and decrypt with the key in `cloudtrail_kms_key_arn`."
  type        = bool
  default     = false
}

variable "should_create_iam_group_read_only" {
  description = "Whether to create the read-only group, whose members have read-only access to the account."
  type        = bool
  default     = false
}

variable "should_create_iam_group_support" {
  description = "Whether to create the support group, whose members have access to AWS Support."
  type        = bool
  default     = false
}

variable "should_create_iam_group_use_existing_iam_roles" {
  description = "Whether to create the group whose members can pass existing IAM roles to AWS services. They cannot create roles."
  type        = bool
  default     = false
}

variable "should_create_iam_group_user_self_mgmt" {
  description = "Whether to create the group whose members can administer their own IAM user."
  type        = bool
  default     = true
}

variable "should_require_mfa" {
  description = "Whether IAM users must authenticate with MFA for the AWS console and the API."
  type        = bool
  default     = true
}

variable "users" {
  description = "IAM users to create, as a map from user name to settings such as groups, access keys and login to the console."
  type        = any
  default     = {}
}
