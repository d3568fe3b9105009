module "vpc" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/networking/vpc?ref=v2.11.1"

  aws_region       = "us-east-1"
  vpc_name         = "app-stage"
  cidr_block       = "10.110.0.0/18"
  num_nat_gateways = 1
}
