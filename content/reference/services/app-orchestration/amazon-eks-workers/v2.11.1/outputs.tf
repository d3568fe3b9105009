# modules/services/eks-workers of the service catalog, v2.11.1.

output "managed_node_group_arns" {
}

output "managed_node_group_worker_iam_role_arn" {
}

output "managed_node_group_worker_iam_role_name" {
}

output "managed_node_group_worker_security_group_ids" {
}

output "managed_node_group_worker_shared_security_group_id" {
}

output "metric_widget_managed_node_group_worker_cpu_usage" {
}

output "metric_widget_managed_node_group_worker_disk_usage" {
}

output "metric_widget_managed_node_group_worker_memory_usage" {
}

output "metric_widget_self_managed_worker_cpu_usage" {
}

output "metric_widget_self_managed_worker_disk_usage" {
}

output "metric_widget_self_managed_worker_memory_usage" {
}

output "self_managed_worker_iam_role_arn" {
}

output "self_managed_worker_iam_role_name" {
}

output "self_managed_worker_security_group_id" {
}

output "worker_asg_names" {
}
