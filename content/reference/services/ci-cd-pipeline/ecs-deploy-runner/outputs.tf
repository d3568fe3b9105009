# modules/mgmt/ecs-deploy-runner of the service catalog, v0.96.3.

output "cloudwatch_log_group_name" {
  description = "Name of the CloudWatch log group to which the deploy tasks write."
}

output "default_ecs_task_arn" {
  description = "ARN of the default task definition, for running a task directly."
}

output "ecs_cluster_arn" {
  description = "ARN of the ECS cluster in which the deploy tasks run."
}

output "ecs_task_arns" {
  description = "ARNs of the task definitions of the standard containers."
}

output "ecs_task_execution_role_arn" {
  description = "ARN of the task execution role."
}

output "ecs_task_families" {
  description = "Current task definition families of the standard containers."
}

output "ecs_task_iam_roles" {
  description = "Names and ARNs of the IAM roles of the standard containers' tasks."
}

output "ecs_task_revisions" {
  description = "Current task definition revisions of the standard containers."
}

output "invoke_policy_arn" {
  description = "ARN of the IAM policy that allows invoking the deploy runner."
}

output "invoker_function_arn" {
  description = "ARN of the invoker Lambda function."
}

output "invoker_function_name" {
  description = "Name of the invoker Lambda function."
}

output "security_group_allow_all_outbound_id" {
  description = "ID of the security group of the deploy tasks."
}
