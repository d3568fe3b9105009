module "redis" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/data-stores/redis?ref=v2.11.1"

  name                   = "cache-stage"
  instance_type          = "cache.t4g.small"
  replication_group_size = 1
  redis_version          = "7.1" # the default is 5.0.6

  enable_automatic_failover = false
  enable_multi_az           = false

  vpc_id     = "vpc-0123456789abcdef0"
  subnet_ids = ["subnet-0a1b2c3d4e5f60718"]
}
