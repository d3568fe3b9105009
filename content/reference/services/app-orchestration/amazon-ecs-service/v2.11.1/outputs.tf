# modules/services/ecs-service of the service catalog, v2.11.1.

output "all_metric_widgets" {
}

output "aws_ecs_task_definition_arn" {
}

output "aws_ecs_task_definition_canary_arn" {
}

output "canary_service_arn" {
}

output "capacity_provider_strategy" {
}

output "ecs_node_port_mappings" {
}

output "ecs_task_execution_iam_role_arn" {
}

output "ecs_task_execution_iam_role_name" {
}

output "ecs_task_iam_role_arn" {
}

output "ecs_task_iam_role_name" {
}

output "metric_widget_ecs_service_cpu_usage" {
}

output "metric_widget_ecs_service_memory_usage" {
}

output "route53_domain_name" {
}

output "service_app_autoscaling_target_arn" {
}

output "service_app_autoscaling_target_resource_id" {
}

output "service_arn" {
}

output "service_iam_role_arn" {
}

output "service_iam_role_name" {
}

output "target_group_arns" {
}

output "target_group_names" {
}
