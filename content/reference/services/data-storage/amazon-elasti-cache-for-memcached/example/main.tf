module "memcached" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/data-stores/memcached?ref=v2.11.1"

  name            = "sessions-stage"
  instance_type   = "cache.t4g.small"
  num_cache_nodes = 1
  az_mode         = "single-az"

  vpc_id     = "vpc-0123456789abcdef0"
  subnet_ids = ["subnet-0a1b2c3d4e5f60718"]
}
