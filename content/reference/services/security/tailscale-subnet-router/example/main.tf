module "tailscale_router" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/mgmt/tailscale-subnet-router?ref=v2.11.1"

  name       = "tailscale-stage"
  vpc_id     = "vpc-0123456789abcdef0"
  subnet_ids = ["subnet-0a1b2c3d4e5f60718", "subnet-0b1c2d3e4f5a60718"]

  auth_key_secrets_manager_arn = "arn:aws:secretsmanager:us-east-1:123456789012:secret:tailscale-stage-AbCdEf"

  ami         = "ami-0123456789abcdef0"
  ami_filters = null
}
