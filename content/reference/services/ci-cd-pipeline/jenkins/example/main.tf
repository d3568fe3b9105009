module "jenkins" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/mgmt/jenkins?ref=v2.11.1"

  vpc_id            = "vpc-0123456789abcdef0"
  alb_subnet_ids    = ["subnet-0a1b2c3d4e5f60718", "subnet-0b1c2d3e4f5a60718"]
  jenkins_subnet_id = "subnet-0a1b2c3d4e5f60718"

  ami           = "ami-0123456789abcdef0"
  ami_filters   = null
  instance_type = "t3.medium"
  memory        = "2g"

  domain_name                = "jenkins.example.com"
  hosted_zone_id             = "Z0123456789ABCDEFGHIJ"
  acm_ssl_certificate_domain = "*.example.com"
}
