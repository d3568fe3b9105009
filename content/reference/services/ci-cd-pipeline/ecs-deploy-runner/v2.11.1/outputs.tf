# modules/mgmt/ecs-deploy-runner of the service catalog, v2.11.1.

output "cloudwatch_log_group_name" {
}

output "default_ecs_task_arn" {
}

output "ecs_cluster_arn" {
}

output "ecs_task_arns" {
}

output "ecs_task_execution_role_arn" {
}

output "ecs_task_families" {
}

output "ecs_task_iam_roles" {
}

output "ecs_task_revisions" {
}

output "invoke_policy_arn" {
}

output "invoker_function_arn" {
}

output "invoker_function_name" {
}

output "security_group_allow_all_outbound_id" {
}
