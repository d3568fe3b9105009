module "bastion" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/mgmt/bastion-host?ref=v2.11.1"

  vpc_id    = "vpc-0123456789abcdef0"
  subnet_id = "subnet-0a1b2c3d4e5f60718"

  allow_ssh_from_cidr_list = ["203.0.113.0/24"]

  ami = null
  ami_filters = {
    owners = ["self"]
    filters = [
      {
        name   = "tag:service-catalog-module"
        values = ["bastion-host"]
      },
      {
        name   = "tag:version"
        values = ["v2.11.1"]
      }
    ]
  }

  domain_name = "example.com"
}
