module "ecs_service" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/ecs-service?ref=v2.11.1"

  service_name     = "worker"
  ecs_cluster_name = "apps-stage"
  ecs_cluster_arn  = "arn:aws:ecs:us-east-1:123456789012:cluster/apps-stage"

  default_listener_arns  = {}
  default_listener_ports = []

  container_definitions = [
    {
      name      = "worker"
      image     = "123456789012.dkr.ecr.us-east-1.amazonaws.com/worker:1.4.2"
      cpu       = 256
      memory    = 512
      essential = true
    }
  ]
}
