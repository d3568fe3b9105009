module "aurora" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/data-stores/aurora?ref=v2.11.1"

  name   = "orders-stage"
  engine = "aurora-postgresql"

  vpc_id            = "vpc-0123456789abcdef0"
  aurora_subnet_ids = ["subnet-0a1b2c3d4e5f60718", "subnet-0b1c2d3e4f5a60718"]

  db_config_secrets_manager_id = "orders-stage-db"
}
