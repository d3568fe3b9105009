# modules/services/ecs-cluster of the service catalog, v2.11.1.

output "all_metric_widgets" {
}

output "ecs_cluster_arn" {
}

output "ecs_cluster_asg_name" {
}

output "ecs_cluster_asg_names" {
}

output "ecs_cluster_capacity_provider_names" {
}

output "ecs_cluster_launch_template_id" {
}

output "ecs_cluster_name" {
}

output "ecs_cluster_vpc_id" {
}

output "ecs_cluster_vpc_subnet_ids" {
}

output "ecs_instance_iam_role_arn" {
}

output "ecs_instance_iam_role_id" {
}

output "ecs_instance_iam_role_name" {
}

output "ecs_instance_security_group_id" {
}

output "metric_widget_ecs_cluster_cpu_usage" {
}

output "metric_widget_ecs_cluster_memory_usage" {
}
