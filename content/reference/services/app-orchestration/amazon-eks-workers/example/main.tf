module "eks_workers" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/eks-workers?ref=v2.11.1"

  eks_cluster_name = "apps-stage"

  managed_node_group_configurations = {
    general = {
      min_size     = 1
      max_size     = 2
      desired_size = 1
      subnet_ids   = ["subnet-0a1b2c3d4e5f60718", "subnet-0b1c2d3e4f5a60718"]
    }
  }
  autoscaling_group_configurations = {}

  cluster_instance_ami         = "ami-0123456789abcdef0"
  cluster_instance_ami_filters = null
}
