module "openvpn" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/mgmt/openvpn-server?ref=v2.11.1"

  vpc_id     = "vpc-0123456789abcdef0"
  subnet_ids = ["subnet-0a1b2c3d4e5f60718", "subnet-0b1c2d3e4f5a60718"]

  allow_vpn_from_cidr_list = ["0.0.0.0/0"]
  backup_bucket_name       = "acme-prod-openvpn-backup"

  ca_cert_fields = {
    ca_country  = "US"
    ca_state    = "AZ"
    ca_locality = "Phoenix"
    ca_org      = "Acme"
    ca_org_unit = "Infrastructure"
    ca_email    = "infrastructure@example.com"
  }

  ami         = "ami-0123456789abcdef0"
  ami_filters = null
}
