module "fargate_cluster" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/ecs-fargate-cluster?ref=v2.11.1"

  cluster_name = "apps-stage"
}
