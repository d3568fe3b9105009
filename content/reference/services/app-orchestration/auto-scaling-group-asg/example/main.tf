module "asg" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/asg-service?ref=v2.11.1"

  name          = "api-stage"
  instance_type = "t3.small"
  ami           = "ami-0123456789abcdef0"
  ami_filters   = null

  min_size         = 1
  max_size         = 2
  min_elb_capacity = 0

  vpc_id     = "vpc-0123456789abcdef0"
  subnet_ids = ["subnet-0a1b2c3d4e5f60718", "subnet-0b1c2d3e4f5a60718"]

  use_elb_health_checks = false
}
