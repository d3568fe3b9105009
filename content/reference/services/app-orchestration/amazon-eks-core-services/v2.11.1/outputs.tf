# modules/services/eks-core-services of the service catalog, v2.11.1.

output "container_logs_cloudwatch_log_group_name" {
}

output "kubernetes_priority_class_names" {
}
