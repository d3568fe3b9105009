module "alb" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/networking/alb?ref=v2.11.1"

  alb_name        = "apps-prod"
  is_internal_alb = false
  vpc_id          = "vpc-0123456789abcdef0"
  vpc_subnet_ids  = ["subnet-0a1b2c3d4e5f60718", "subnet-0b1c2d3e4f5a60718"]

  num_days_after_which_archive_log_data = 30
  num_days_after_which_delete_log_data  = 365
}
