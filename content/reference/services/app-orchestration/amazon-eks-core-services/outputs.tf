# modules/services/eks-core-services of the service catalog, v0.96.3.

output "container_logs_cloudwatch_log_group_name" {
  description = "Name of the CloudWatch log group that contains the container logs."
}

output "kubernetes_priority_class_names" {
  description = "Names of the Kubernetes PriorityClasses that were created."
}
