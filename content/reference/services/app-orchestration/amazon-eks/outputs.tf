# modules/services/eks-cluster of the service catalog, v0.96.3.

output "aws_auth_merger_namespace" {
  description = "Kubernetes namespace of aws-auth-merger, provided that it was installed."
}

output "eks_cluster_arn" {
  description = "ARN of the EKS cluster."
}

output "eks_cluster_name" {
  description = "Name of the EKS cluster."
}

output "eks_default_fargate_execution_role_arn" {
  description = "ARN of a basic Fargate execution role, whose permissions suffice to pull images from ECR."
}

output "eks_iam_role_for_service_accounts_config" {
  description = "ARN and URL of the OpenID Connect provider, as needed for IAM roles for service accounts (IRSA)."
}

output "eks_kubeconfig" {
  description = "Minimal `kubeconfig` for connecting to the EKS cluster."
}

output "eks_worker_asg_names" {
  description = "Names of the Auto Scaling Groups in which the workers of the cluster run."
}

output "managed_node_group_worker_iam_role_arn" {
  description = "ARN of the IAM role of the workers in managed node groups."
}

output "managed_node_group_worker_iam_role_name" {
  description = "Name of the IAM role of the workers in managed node groups."
}

output "managed_node_group_worker_shared_security_group_id" {
  description = "ID of the security group that all workers in managed node groups share."
}

output "metric_widget_worker_cpu_usage" {
  description = "CloudWatch dashboard widget that shows the CPU usage of the workers."
}

output "metric_widget_worker_disk_usage" {
  description = "CloudWatch dashboard widget that shows the disk usage of the workers."
}

output "metric_widget_worker_memory_usage" {
  description = "CloudWatch dashboard widget that shows the memory usage of the workers."
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
