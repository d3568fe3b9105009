# modules/mgmt/ecs-deploy-runner of the service catalog, v2.11.1.

# Required inputs

variable "ami_builder_config" {
  type = object({
    container_image = object({
      docker_image = string
      docker_tag   = string
    })
    iam_policy = map(object({
      resources = list(string)
      actions   = list(string)
      effect    = string
    }))
    allowed_repos                           = list(string)
    allowed_repos_regex                     = list(string)
    repo_access_ssh_key_secrets_manager_arn = string
    repo_access_https_tokens                = map(string)
    secrets_manager_env_vars                = map(string)
    environment_vars                        = map(string)
  })
}

variable "docker_image_builder_config" {
  type = object({
    container_image = object({
      docker_image = string
      docker_tag   = string
    })
    iam_policy = map(object({
      resources = list(string)
      actions   = list(string)
      effect    = string
    }))
    allowed_repos       = list(string)
    allowed_repos_regex = list(string)
    git_config = object({
      username_secrets_manager_arn = string
      password_secrets_manager_arn = string
    })
    secrets_manager_env_vars = map(string)
    environment_vars         = map(string)
  })
}

variable "private_subnet_ids" {
  type = list(string)
}

variable "terraform_applier_config" {
  type = object({
    container_image = object({
      docker_image = string
      docker_tag   = string
    })
    iam_policy = map(object({
      resources = list(string)
      actions   = list(string)
      effect    = string
    }))
    infrastructure_live_repositories       = list(string)
    infrastructure_live_repositories_regex = list(string)
    allowed_update_variable_names          = list(string)
    allowed_apply_git_refs                 = list(string)
    machine_user_git_info = object({
      name  = string
      email = string
    })
    repo_access_ssh_key_secrets_manager_arn = string
    repo_access_https_tokens                = map(string)
    additional_allowed_options              = list(string)
    secrets_manager_env_vars                = map(string)
    environment_vars                        = map(string)
  })
}

variable "terraform_planner_config" {
  type = object({
    container_image = object({
      docker_image = string
      docker_tag   = string
    })
    iam_policy = map(object({
      resources = list(string)
      actions   = list(string)
      effect    = string
    }))
    infrastructure_live_repositories        = list(string)
    infrastructure_live_repositories_regex  = list(string)
    repo_access_ssh_key_secrets_manager_arn = string
    repo_access_https_tokens                = map(string)
    additional_allowed_options              = list(string)
    secrets_manager_env_vars                = map(string)
    environment_vars                        = map(string)
  })
}

variable "vpc_id" {
  type = string
}

# Optional inputs

variable "additional_container_images" {
  type = map(object({
    docker_image                    = string
    docker_tag                      = string
    secrets_manager_env_vars        = map(string)
    environment_vars                = map(string)
    additional_secrets_manager_arns = list(string)
    script_config = map(object({
      hardcoded_options            = map(list(string))
      hardcoded_args               = list(string)
      allow_positional_args        = bool
      allowed_options              = list(string)
      allowed_options_without_args = list(string)
      restricted_options           = list(string)
      restricted_options_regex     = map(string)
    }))
    default = bool
  }))
  default = {}
}

variable "artifact_config" {
  type = object({
    allow_runtime_selection = bool
    bucket_name             = string
    region                  = string
    default_key_prefix      = string
  })
  default = null
}

variable "cloudwatch_log_group_for_ec2_kms_key_id" {
  type    = string
  default = null
}

variable "cloudwatch_log_group_for_ec2_retention_in_days" {
  type    = number
  default = null
}

variable "cloudwatch_log_group_for_ec2_tags" {
  type    = map(string)
  default = null
}

variable "container_cpu" {
  type    = number
  default = 1024
}

variable "container_default_launch_type" {
  type    = string
  default = "FARGATE"
}

variable "container_max_cpu" {
  type    = number
  default = 8192
}

variable "container_max_memory" {
  type    = number
  default = 32768
}

variable "container_memory" {
  type    = number
  default = 2048
}

variable "docker_image_builder_hardcoded_args" {
  type = list(string)
  default = [
    "--idempotent"
  ]
}

variable "docker_image_builder_hardcoded_options" {
  type    = map(list(string))
  default = {}
}

variable "ec2_worker_pool_configuration" {
  type    = any
  default = null
}

variable "ecs_deploy_runner_tags" {
  type    = map(string)
  default = {}
}

variable "ecs_task_cloudwatch_log_group_kms_key_id" {
  type    = string
  default = null
}

variable "ecs_task_cloudwatch_log_group_name" {
  type    = string
  default = null
}

variable "ecs_task_cloudwatch_log_group_retention_in_days" {
  type    = number
  default = null
}

variable "ecs_task_cloudwatch_log_group_subscription_destination_arn" {
  type    = string
  default = null
}

variable "ecs_task_cloudwatch_log_group_subscription_distribution" {
  type    = string
  default = null
}

variable "ecs_task_cloudwatch_log_group_subscription_filter_pattern" {
  type    = string
  default = ""
}

variable "ecs_task_cloudwatch_log_group_subscription_role_arn" {
  type    = string
  default = null
}

variable "ecs_task_cloudwatch_log_group_tags" {
  type    = map(string)
  default = null
}

variable "ecs_task_should_create_cloudwatch_log_group" {
  type    = bool
  default = true
}

variable "iam_groups" {
  type    = list(string)
  default = []
}

variable "iam_roles" {
  type    = list(string)
  default = []
}

variable "iam_users" {
  type    = list(string)
  default = []
}

variable "invoke_schedule" {
  type = map(object({
    container_name      = string
    script              = string
    args                = string
    schedule_expression = string
  }))
  default = {}
}

variable "invoker_lambda_cloudwatch_log_group_kms_key_id" {
  type    = string
  default = null
}

variable "invoker_lambda_cloudwatch_log_group_retention_in_days" {
  type    = number
  default = null
}

variable "invoker_lambda_cloudwatch_log_group_tags" {
  type    = map(string)
  default = null
}

variable "invoker_lambda_should_create_cloudwatch_log_group" {
  type    = bool
  default = true
}

variable "kms_grant_opt_in_regions" {
  type = list(string)
  default = [
    "eu-north-1",
    "ap-south-1",
    "eu-west-3",
    "eu-west-2",
    "eu-west-1",
    "ap-northeast-2",
    "ap-northeast-1",
    "sa-east-1",
    "ca-central-1",
    "ap-southeast-1",
    "ap-southeast-2",
    "eu-central-1",
    "us-east-1",
    "us-east-2",
    "us-west-1",
    "us-west-2"
  ]
}

variable "name" {
  type    = string
  default = "ecs-deploy-runner"
}

variable "outbound_security_group_name" {
  type    = string
  default = null
}

variable "shared_secrets_enabled" {
  type    = bool
  default = false
}

variable "shared_secrets_kms_cmk_arn" {
  type    = string
  default = null
}

variable "should_create_cloudwatch_log_group_for_ec2" {
  type    = bool
  default = true
}

variable "snapshot_encryption_kms_cmk_arns" {
  type    = map(string)
  default = {}
}

variable "use_managed_iam_policies" {
  type    = bool
  default = true
}
