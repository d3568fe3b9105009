module "ec2_instance" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/ec2-instance?ref=v2.11.1"

  name          = "license-server"
  instance_type = "t3.small"
  ami           = "ami-0123456789abcdef0"
  ami_filters   = null

  vpc_id    = "vpc-0123456789abcdef0"
  subnet_id = "subnet-0a1b2c3d4e5f60718"

  allow_ssh_from_cidr_blocks         = []
  allow_ssh_from_security_group_ids  = ["sg-0123456789abcdef0"]
  allow_port_from_security_group_ids = {}
  allow_port_from_cidr_blocks = {
    license = {
      from_port   = 27000
      to_port     = 27001
      protocol    = "tcp"
      cidr_blocks = ["10.120.0.0/18"]
    }
  }

  ebs_volumes = {}
  attach_eip  = false

  route53_zone_id             = "Z0123456789ABCDEFGHIJ"
  route53_lookup_domain_name  = null
  dns_zone_is_private         = true
  fully_qualified_domain_name = "prod.internal"
}
