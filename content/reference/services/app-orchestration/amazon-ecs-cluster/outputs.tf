# modules/services/ecs-cluster of the service catalog, v0.96.3.

output "all_metric_widgets" {
  description = "All dashboard widgets for metrics that this module offers, as one list."
}

output "ecs_cluster_arn" {
  description = "ARN of the ECS cluster, which is also its ID."
}

output "ecs_cluster_asg_name" {
  description = "Name of the Auto Scaling Group that runs the nodes of the cluster."
}

output "ecs_cluster_asg_names" {
  description = "Names of the Auto Scaling Groups that run the nodes, for clusters that have several of them."
}

output "ecs_cluster_capacity_provider_names" {
  description = "Names of the capacity providers, for clusters that have several of them."
}

output "ecs_cluster_launch_configuration_id" {
  description = "ID of the launch configuration that the Auto Scaling Group of the cluster uses."
}

output "ecs_cluster_name" {
  description = "Name of the ECS cluster."
}

output "ecs_cluster_vpc_id" {
  description = "ID of the VPC in which the ECS cluster runs."
}

output "ecs_cluster_vpc_subnet_ids" {
  description = "IDs of the subnets that the ECS cluster uses."
}

output "ecs_instance_iam_role_arn" {
  description = "ARN of the IAM role of the cluster's nodes."
}

output "ecs_instance_iam_role_id" {
  description = "ID of the IAM role of the cluster's nodes."
}

output "ecs_instance_iam_role_name" {
  description = "Name of the IAM role of the cluster's nodes."
}

output "ecs_instance_security_group_id" {
  description = "ID of the security group of the cluster's nodes."
}

output "metric_widget_ecs_cluster_cpu_usage" {
  description = "CloudWatch dashboard widget that shows the CPU usage of the cluster's nodes."
}

output "metric_widget_ecs_cluster_memory_usage" {
  description = "CloudWatch dashboard widget that shows the memory usage of the cluster's nodes."
}
