module "rds" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/data-stores/rds?ref=v2.11.1"

  name           = "app-stage"
  engine         = "postgres"
  engine_version = "16"

  allocated_storage = 50

  vpc_id     = "vpc-0123456789abcdef0"
  subnet_ids = ["subnet-0a1b2c3d4e5f60718", "subnet-0b1c2d3e4f5a60718"]

  db_config_secrets_manager_id = "arn:aws:secretsmanager:us-east-1:123456789012:secret:app-stage-db-AbCdEf"
}
