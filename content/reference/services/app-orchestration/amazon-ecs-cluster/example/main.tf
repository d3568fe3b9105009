module "ecs_cluster" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/ecs-cluster?ref=v2.11.1"

  cluster_name          = "apps-stage"
  cluster_instance_type = "t3.medium"
  cluster_min_size      = 2
  cluster_max_size      = 4

  cluster_instance_ami         = "ami-0123456789abcdef0"
  cluster_instance_ami_filters = null

  vpc_id         = "vpc-0123456789abcdef0"
  vpc_subnet_ids = ["subnet-0a1b2c3d4e5f60718", "subnet-0b1c2d3e4f5a60718"]
}
