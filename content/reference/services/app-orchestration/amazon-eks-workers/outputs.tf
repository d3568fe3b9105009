# modules/services/eks-workers of the service catalog, v0.96.3.

output "managed_node_group_arns" {
  description = "ARN of each managed node group, keyed by the name of the node group."
}

output "managed_node_group_worker_iam_role_arn" {
  description = "ARN of the IAM role of the workers in managed node groups."
}

output "managed_node_group_worker_iam_role_name" {
  description = "Name of the IAM role of the workers in managed node groups."
}

output "managed_node_group_worker_security_group_ids" {
  description = "Security groups of the managed node groups, as a map from node group name to security group ID. Without `cluster_instance_keypair_name`, the map is empty."
}

output "managed_node_group_worker_shared_security_group_id" {
  description = "ID of the security group that all workers in managed node groups share."
}

output "metric_widget_managed_node_group_worker_cpu_usage" {
  description = "CloudWatch dashboard widget that shows the CPU usage of the workers in managed node groups."
}

output "metric_widget_managed_node_group_worker_disk_usage" {
  description = "CloudWatch dashboard widget that shows the disk usage of the workers in managed node groups."
}

output "metric_widget_managed_node_group_worker_memory_usage" {
  description = "CloudWatch dashboard widget that shows the memory usage of the workers in managed node groups."
}

output "metric_widget_self_managed_worker_cpu_usage" {
  description = "CloudWatch dashboard widget that shows the CPU usage of the self-managed workers."
}

output "metric_widget_self_managed_worker_disk_usage" {
  description = "CloudWatch dashboard widget that shows the disk usage of the self-managed workers."
}

output "metric_widget_self_managed_worker_memory_usage" {
  description = "CloudWatch dashboard widget that shows the memory usage of the self-managed workers."
}

output "self_managed_worker_iam_role_arn" {
  description = "ARN of the IAM role of the self-managed workers."
}

output "self_managed_worker_iam_role_name" {
  description = "Name of the IAM role of the self-managed workers."
}

output "self_managed_worker_security_group_id" {
  description = "ID of the security group of the self-managed workers."
}

output "worker_asg_names" {
  description = "Names of the Auto Scaling Groups in which the workers run."
}
