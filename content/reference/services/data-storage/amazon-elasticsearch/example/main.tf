module "elasticsearch" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/data-stores/elasticsearch?ref=v2.11.1"

  domain_name           = "logs-stage"
  elasticsearch_version = "7.10"
  instance_type         = "t3.small.elasticsearch"

  instance_count         = 1
  zone_awareness_enabled = false

  volume_type = "gp2"
  volume_size = 20

  vpc_id     = "vpc-0123456789abcdef0"
  subnet_ids = ["subnet-0a1b2c3d4e5f60718"]
}
