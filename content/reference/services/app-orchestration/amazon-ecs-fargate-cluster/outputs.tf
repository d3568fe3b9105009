# modules/services/ecs-fargate-cluster of the service catalog, v0.96.3.

output "arn" {
  description = "ARN of the Fargate ECS cluster."
}

output "name" {
  description = "Name of the Fargate ECS cluster."
}
