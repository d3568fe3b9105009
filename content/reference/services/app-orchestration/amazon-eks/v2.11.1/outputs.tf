# modules/services/eks-cluster of the service catalog, v2.11.1.

output "aws_auth_merger_namespace" {
}

output "eks_auto_mode_iam_role_arn" {
}

output "eks_auto_mode_iam_role_name" {
}

output "eks_cluster_arn" {
}

output "eks_cluster_certificate_authority" {
}

output "eks_cluster_endpoint" {
}

output "eks_cluster_name" {
}

output "eks_default_fargate_execution_role_arn" {
}

output "eks_iam_role_for_service_accounts_config" {
}

output "eks_kubeconfig" {
}

output "eks_worker_asg_names" {
}

output "managed_node_group_worker_iam_role_arn" {
}

output "managed_node_group_worker_iam_role_name" {
}

output "managed_node_group_worker_shared_security_group_id" {
}

output "metric_widget_worker_cpu_usage" {
}

output "metric_widget_worker_disk_usage" {
}

output "metric_widget_worker_memory_usage" {
}

output "self_managed_worker_iam_role_arn" {
}

output "self_managed_worker_iam_role_name" {
}

output "self_managed_worker_security_group_id" {
}
