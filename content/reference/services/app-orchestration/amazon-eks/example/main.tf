module "eks_cluster" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/eks-cluster?ref=v2.11.1"

  cluster_name       = "apps-stage"
  kubernetes_version = "1.35"

  vpc_id                       = "vpc-0123456789abcdef0"
  control_plane_vpc_subnet_ids = ["subnet-0a1b2c3d4e5f60718", "subnet-0b1c2d3e4f5a60718"]

  allow_inbound_api_access_from_cidr_blocks = ["203.0.113.0/24"]
}
