module "vpc_mgmt" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/networking/vpc-mgmt?ref=v2.11.1"

  aws_region       = "us-east-1"
  vpc_name         = "mgmt"
  cidr_block       = "10.100.0.0/16"
  num_nat_gateways = 1
}
