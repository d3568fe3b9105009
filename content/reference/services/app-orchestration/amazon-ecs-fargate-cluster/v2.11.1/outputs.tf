# modules/services/ecs-fargate-cluster of the service catalog, v2.11.1.

output "arn" {
}

output "ecs_cluster_arn" {
}

output "ecs_cluster_name" {
}

output "name" {
}
