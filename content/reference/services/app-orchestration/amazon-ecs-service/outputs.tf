# modules/services/ecs-service of the service catalog, v0.96.3.

output "all_metric_widgets" {
  description = "All dashboard widgets for metrics that this module offers, as one list."
}

output "aws_ecs_task_definition_arn" {
  description = "ARN of the task definition."
}

output "aws_ecs_task_definition_canary_arn" {
  description = "ARN of the task definition for the canary."
}

output "canary_service_arn" {
  description = "ARN of the ECS service for the canary, which is optional."
}

output "capacity_provider_strategy" {
  description = "Capacity provider strategy that is in effect for the service."
}

output "ecs_node_port_mappings" {
  description = "Host ports and container ports that have to be open on the EC2 nodes."
}

output "ecs_task_execution_iam_role_arn" {
  description = "ARN of the task execution role."
}

output "ecs_task_execution_iam_role_name" {
  description = "Name of the task execution role, with which the ECS agent pulls images from ECR and writes logs."
}

output "ecs_task_iam_role_arn" {
  description = "ARN of the task role."
}

output "ecs_task_iam_role_name" {
  description = "Name of the task role, with which the running containers use AWS."
}

output "metric_widget_ecs_service_cpu_usage" {
  description = "CloudWatch dashboard widget that shows the CPU usage of the service."
}

output "metric_widget_ecs_service_memory_usage" {
  description = "CloudWatch dashboard widget that shows the memory usage of the service."
}

output "route53_domain_name" {
  description = "Domain name of the service, provided that a DNS record was created."
}

output "service_app_autoscaling_target_arn" {
  description = "ARN of the target for auto scaling of the service."
}

output "service_app_autoscaling_target_resource_id" {
  description = "Resource ID of the target for auto scaling of the service."
}

output "service_arn" {
  description = "ARN of the ECS service."
}

output "service_iam_role_arn" {
  description = "ARN of the IAM role with which the service communicates with the load balancer."
}

output "service_iam_role_name" {
  description = "Name of the IAM role with which the service communicates with the load balancer."
}

output "target_group_arns" {
  description = "ARNs of the target groups of the load balancer."
}

output "target_group_names" {
  description = "Names of the target groups of the load balancer."
}
