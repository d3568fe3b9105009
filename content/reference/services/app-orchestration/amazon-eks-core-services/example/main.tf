module "eks_core_services" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/eks-core-services?ref=v2.11.1"

  aws_region       = "us-east-1"
  eks_cluster_name = "apps-stage"
  vpc_id           = "vpc-0123456789abcdef0"

  eks_iam_role_for_service_accounts_config = {
    openid_connect_provider_arn = "arn:aws:iam::123456789012:oidc-provider/oidc.eks.us-east-1.amazonaws.com/id/EXAMPLED539D4633E53DE1B71EXAMPLE"
    openid_connect_provider_url = "https://oidc.eks.us-east-1.amazonaws.com/id/EXAMPLED539D4633E53DE1B71EXAMPLE"
  }

  # Nothing on Fargate
  pod_execution_iam_role_arn = null
  worker_vpc_subnet_ids      = []

  cluster_autoscaler_version = "v1.35.0"
}
