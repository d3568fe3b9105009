module "ecs_deploy_runner" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/mgmt/ecs-deploy-runner?ref=v2.11.1"

  vpc_id             = "vpc-0123456789abcdef0"
  private_subnet_ids = ["subnet-0a1b2c3d4e5f60718", "subnet-0b1c2d3e4f5a60718"]

  docker_image_builder_config = null
  ami_builder_config          = null
  terraform_applier_config    = null

  terraform_planner_config = {
    container_image = {
      docker_image = "123456789012.dkr.ecr.us-east-1.amazonaws.com/ecs-deploy-runner"
      docker_tag   = "v1.3.0"
    }
    iam_policy = {
      ReadNetwork = {
        effect    = "Allow"
        actions   = ["ec2:Describe*"]
        resources = ["*"]
      }
      ReadState = {
        effect    = "Allow"
        actions   = ["s3:GetObject", "s3:ListBucket"]
        resources = ["arn:aws:s3:::acme-prod-terraform-state", "arn:aws:s3:::acme-prod-terraform-state/*"]
      }
      LockState = {
        effect    = "Allow"
        actions   = ["s3:PutObject", "s3:DeleteObject"]
        resources = ["arn:aws:s3:::acme-prod-terraform-state/*.tflock"]
      }
    }
    infrastructure_live_repositories        = ["git@github.com:acme/infrastructure-live.git"]
    infrastructure_live_repositories_regex  = []
    repo_access_ssh_key_secrets_manager_arn = "arn:aws:secretsmanager:us-east-1:123456789012:secret:deploy-runner-ssh-AbCdEf"
    repo_access_https_tokens                = null
    secrets_manager_env_vars                = {}
    environment_vars                        = {}
    additional_allowed_options              = []
  }
}
