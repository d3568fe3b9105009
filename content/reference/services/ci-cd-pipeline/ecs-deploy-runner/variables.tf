# modules/mgmt/ecs-deploy-runner of the service catalog, v0.96.3.

# Required inputs

variable "ami_builder_config" {
  description = "Settings of the `ami-builder` container, which builds AMIs with Packer. With `null`, the container is not available."
  type = object({
    # Image of the container.
    container_image = object({
      # Name of the Docker image, without the tag.
      docker_image = string
      # Tag of the Docker image.
      docker_tag = string
    })
    # Permissions of the container, keyed by statement ID (sid).
    iam_policy = map(object({
      # ARNs of the resources to which the statement applies.
      resources = list(string)
      # IAM actions to which the statement applies.
      actions = list(string)
      # `Allow` or `Deny`.
      effect = string
    }))
    # Git repositories from which builds are allowed.
    allowed_repos = list(string)
    # Regular expressions for Git repositories from which builds are allowed.
    allowed_repos_regex = list(string)
    # ARN of the Secrets Manager secret with the SSH key for access to the repositories.
    repo_access_ssh_key_secrets_manager_arn = string
    # Tokens for access to the repositories over HTTPS.
    repo_access_https_tokens = map(string)
    # Environment variables whose values come from Secrets Manager, keyed by variable name.
    secrets_manager_env_vars = map(string)
    # Environment variables of the container, keyed by variable name.
    environment_vars = map(string)
  })
}

variable "docker_image_builder_config" {
  description = "Settings of the `docker-image-builder` container, which builds Docker images with Kaniko. With `null`, the container is not available."
  type = object({
    # Image of the container.
    container_image = object({
      # Name of the Docker image, without the tag.
      docker_image = string
      # Tag of the Docker image.
      docker_tag = string
    })
    # Permissions of the container, keyed by statement ID (sid).
    iam_policy = map(object({
      # ARNs of the resources to which the statement applies.
      resources = list(string)
      # IAM actions to which the statement applies.
      actions = list(string)
      # `Allow` or `Deny`.
      effect = string
    }))
    # Git repositories from which builds are allowed.
    allowed_repos = list(string)
    # Regular expressions for Git repositories from which builds are allowed.
    allowed_repos_regex = list(string)
    # Credentials for Git.
    git_config = object({
      # ARN of the Secrets Manager secret with the user name.
      username_secrets_manager_arn = string
      # ARN of the Secrets Manager secret with the password.
      password_secrets_manager_arn = string
    })
    # Environment variables whose values come from Secrets Manager, keyed by variable name.
    secrets_manager_env_vars = map(string)
    # Environment variables of the container, keyed by variable name.
    environment_vars = map(string)
  })
}

variable "private_subnet_ids" {
  description = "IDs of the private subnets in which the ECS tasks and the invoker Lambda function run."
  type        = list(string)
}

variable "terraform_applier_config" {
  description = "Settings of the `terraform-applier` container, which runs `apply` and updates variables in code. With `null`, the container is not available."
  type = object({
    # Image of the container.
    container_image = object({
      # Name of the Docker image, without the tag.
      docker_image = string
      # Tag of the Docker image.
      docker_tag = string
    })
    # Permissions of the container, keyed by statement ID (sid).
    iam_policy = map(object({
      # ARNs of the resources to which the statement applies.
      resources = list(string)
      # IAM actions to which the statement applies.
      actions = list(string)
      # `Allow` or `Deny`.
      effect = string
    }))
    # Git repositories with infrastructure code that the container may work on.
    infrastructure_live_repositories = list(string)
    # Regular expressions for Git repositories with infrastructure code that the container may work on.
    infrastructure_live_repositories_regex = list(string)
    # Names of the variables that the container may update.
    allowed_update_variable_names = list(string)
    # Git refs from which `apply` is allowed.
    allowed_apply_git_refs = list(string)
    # Identity under which the container commits to Git.
    machine_user_git_info = object({
      # Name of the author of the commits.
      name = string
      # Email address of the author of the commits.
      email = string
    })
    # ARN of the Secrets Manager secret with the SSH key for access to the repositories.
    repo_access_ssh_key_secrets_manager_arn = string
    # Tokens for access to the repositories over HTTPS.
    repo_access_https_tokens = map(string)
    # Environment variables whose values come from Secrets Manager, keyed by variable name.
    secrets_manager_env_vars = map(string)
    # Environment variables of the container, keyed by variable name.
    environment_vars = map(string)
  })
}

variable "terraform_planner_config" {
  description = "Settings of the `terraform-planner` container, which runs `plan` and `validate`. With `null`, the container is not available."
  type = object({
    # Image of the container.
    container_image = object({
      # Name of the Docker image, without the tag.
      docker_image = string
      # Tag of the Docker image.
      docker_tag = string
    })
    # Permissions of the container, keyed by statement ID (sid).
    iam_policy = map(object({
      # ARNs of the resources to which the statement applies.
      resources = list(string)
      # IAM actions to which the statement applies.
      actions = list(string)
      # `Allow` or `Deny`.
      effect = string
    }))
    # Git repositories with infrastructure code that the container may work on.
    infrastructure_live_repositories = list(string)
    # Regular expressions for Git repositories with infrastructure code that the container may work on.
    infrastructure_live_repositories_regex = list(string)
    # ARN of the Secrets Manager secret with the SSH key for access to the repositories.
    repo_access_ssh_key_secrets_manager_arn = string
    # Tokens for access to the repositories over HTTPS.
    repo_access_https_tokens = map(string)
    # Environment variables whose values come from Secrets Manager, keyed by variable name.
    secrets_manager_env_vars = map(string)
    # Environment variables of the container, keyed by variable name.
    environment_vars = map(string)
  })
}

variable "vpc_id" {
  description = "ID of the VPC that holds the resources of this module."
  type        = string
}

# Optional inputs

variable "additional_container_images" {
  description = "Containers of your own, in addition to the four standard ones. The map keys are names for the containers."
  type = map(object({
    # Name of the Docker image, without the tag.
    docker_image = string
    # Tag of the Docker image.
    docker_tag = string
    # Environment variables whose values come from Secrets Manager, keyed by variable name.
    secrets_manager_env_vars = map(string)
    # Environment variables of the container, keyed by variable name.
    environment_vars = map(string)
    # ARNs of more Secrets Manager secrets for the container.
    additional_secrets_manager_arns = list(string)
    # Scripts in the container that can be run, keyed by script name.
    script_config = map(object({
      # Options that are always passed to the script, keyed by option name.
      hardcoded_options = map(list(string))
      # Positional arguments that are always passed to the script.
      hardcoded_args = list(string)
      # Whether an invocation may pass positional arguments.
      allow_positional_args = bool
      # Options that an invocation may pass.
      allowed_options = list(string)
      # Options without a value that an invocation may pass.
      allowed_options_without_args = list(string)
      # Options whose use is restricted.
      restricted_options = list(string)
      # Regular expressions for restricted options, keyed by option name.
      restricted_options_regex = map(string)
    }))
    # Whether this is the default container.
    default = bool
  }))
  default = {}
}

variable "artifact_config" {
  description = "Where in S3 the output of the tasks is stored: standard output, standard error and both combined. With `null`, nothing is stored."
  type = object({
    # Whether an invocation may choose another location.
    allow_runtime_selection = bool
    # Name of the S3 bucket.
    bucket_name = string
    # AWS region of the S3 bucket.
    region = string
    # Key prefix of the objects by default.
    default_key_prefix = string
  })
  default = null
}

variable "cloudwatch_log_group_for_ec2_kms_key_id" {
  description = "Customer-managed KMS key that encrypts the log group of the EC2 workers. With `null`, no customer-managed key is used."
  type        = string
  default     = null
}

variable "cloudwatch_log_group_for_ec2_retention_in_days" {
  description = "Number of days for which the logs of the EC2 workers are retained. With `null`, they never expire."
  type        = number
  default     = null
}

variable "cloudwatch_log_group_for_ec2_tags" {
  description = "Tags to apply to the log group of the EC2 workers, as a map from tag key to value."
  type        = map(string)
  default     = null
}

variable "container_cpu" {
  description = "CPU units that a task gets on Fargate unless the invocation asks for another number. 1024 units equal one vCPU."
  type        = number
  default     = 1024
}

variable "container_default_launch_type" {
  description = "Launch type of a task, `FARGATE` or `EC2`, unless the invocation asks for the other one."
  type        = string
  default     = "FARGATE"
}

variable "container_max_cpu" {
  description = "Largest number of CPU units that an invocation may ask for. 1024 units equal one vCPU."
  type        = number
  default     = 8192
}

variable "container_max_memory" {
  description = "Largest amount of memory, in MB, that an invocation may ask for."
  type        = number
  default     = 32768
}

variable "container_memory" {
  description = "Memory, in MB, that a task gets on Fargate unless the invocation asks for another amount."
  type        = number
  default     = 2048
}

variable "docker_image_builder_hardcoded_args" {
  description = "Positional arguments that are appended to every call of the image build script."
  type        = list(string)
  default = [
    "--idempotent"
  ]
}

variable "docker_image_builder_hardcoded_options" {
  description = "Options that are put in front of the arguments of every image build, as a map from option name to a list of values."
  type        = map(list(string))
  default     = {}
}

variable "ec2_worker_pool_configuration" {
  description = "Settings of a pool of EC2 workers for the tasks, which can cache Docker images. With `null`, there is no pool and all tasks run on Fargate."
  type        = any
  default     = null
}

variable "ecs_deploy_runner_tags" {
  description = "Tags to apply to the ECS cluster, the tasks and the invoker Lambda function, as a map from tag key to value."
  type        = map(string)
  default     = {}
}

variable "ecs_task_cloudwatch_log_group_kms_key_id" {
  description = "Customer-managed KMS key that encrypts the log group of the tasks. With `null`, no customer-managed key is used."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_name" {
  description = "Name of the log group of the tasks. With `null`, it is `/ecs/` followed by the value of `name`."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_retention_in_days" {
  description = "Number of days for which the logs of the tasks are retained. With `null`, they never expire."
  type        = number
  default     = null
}

variable "ecs_task_cloudwatch_log_group_subscription_destination_arn" {
  description = "ARN of the Kinesis stream or Lambda function that receives the matching log events of the tasks. With `null`, there is no destination."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_subscription_distribution" {
  description = "How the log events of the tasks are distributed to the Kinesis stream: `Random` or `ByLogStream`."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_subscription_filter_pattern" {
  description = "CloudWatch Logs filter pattern that selects the log events of the tasks for the subscription."
  type        = string
  default     = ""
}

variable "ecs_task_cloudwatch_log_group_subscription_role_arn" {
  description = "ARN of the IAM role with which CloudWatch Logs writes the log events of the tasks to the Kinesis stream."
  type        = string
  default     = null
}

variable "ecs_task_cloudwatch_log_group_tags" {
  description = "Tags to apply to the log group of the tasks, as a map from tag key to value."
  type        = map(string)
  default     = null
}

variable "ecs_task_should_create_cloudwatch_log_group" {
  description = "Whether this module creates the log group of the tasks in advance. With `false`, ECS creates it."
  type        = bool
  default     = true
}

variable "iam_groups" {
  description = "IAM groups whose members may invoke the deploy runner."
  type        = list(string)
  default     = []
}

variable "iam_roles" {
  description = "IAM roles that may invoke the deploy runner."
  type        = list(string)
  default     = []
}

variable "iam_users" {
  description = "IAM users who may invoke the deploy runner."
  type        = list(string)
  default     = []
}

variable "invoke_schedule" {
  description = "Runs of the deploy runner on a schedule, such as a regular `plan` that detects drift. The map keys are names for the schedules."
  type = map(object({
    # Name of the container to run.
    container_name = string
    # Name of the script to run in the container.
    script = string
    # Arguments for the script.
    args = string
    # Schedule as a `cron` or `rate` expression.
    schedule_expression = string
  }))
  default = {}
}

variable "invoker_lambda_cloudwatch_log_group_kms_key_id" {
  description = "Customer-managed KMS key that encrypts the log group of the invoker Lambda function. With `null`, no customer-managed key is used."
  type        = string
  default     = null
}

variable "invoker_lambda_cloudwatch_log_group_retention_in_days" {
  description = "Number of days for which the logs of the invoker Lambda function are retained. With `null`, they never expire."
  type        = number
  default     = null
}

variable "invoker_lambda_cloudwatch_log_group_tags" {
  description = "Tags to apply to the log group of the invoker Lambda function, as a map from tag key to value."
  type        = map(string)
  default     = null
}

variable "invoker_lambda_should_create_cloudwatch_log_group" {
  description = "Whether this module creates the log group of the invoker Lambda function in advance. With `false`, Lambda creates it."
  type        = bool
  default     = true
}

variable "kms_grant_opt_in_regions" {
  description = "Regions in which KMS grants are created. List regions that are enabled in your account; the list must be neither `null` nor empty."
  type        = list(string)
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
  description = "Name of this deploy runner, with which the names of its resources begin."
  type        = string
  default     = "ecs-deploy-runner"
}

variable "outbound_security_group_name" {
  description = "Name of the security group of the task. With `null`, a unique name is generated."
  type        = string
  default     = null
}

variable "shared_secrets_enabled" {
  description = "Whether to create grants on the KMS key for shared secrets. Requires `shared_secrets_kms_cmk_arn`."
  type        = bool
  default     = false
}

variable "shared_secrets_kms_cmk_arn" {
  description = "ARN of the KMS key that encrypts secrets shared between accounts. Used only while `shared_secrets_enabled` is `true`."
  type        = string
  default     = null
}

variable "should_create_cloudwatch_log_group_for_ec2" {
  description = "Whether this module creates the log group of the EC2 workers in advance. With `false`, the CloudWatch agent creates it."
  type        = bool
  default     = true
}

variable "snapshot_encryption_kms_cmk_arns" {
  description = "KMS keys for encrypting snapshots and AMIs, as a map from a name of your choice to the key ARN. The containers get grants on these keys."
  type        = map(string)
  default     = {}
}

variable "use_managed_iam_policies" {
  description = "Whether IAM permissions are attached as standalone managed policies rather than as inline policies. Compliance scanners often flag inline policies."
  type        = bool
  default     = true
}
