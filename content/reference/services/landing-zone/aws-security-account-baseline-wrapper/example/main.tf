module "security_baseline" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/landingzone/account-baseline-security?ref=v2.11.1"

  aws_account_id = "123456789012"
  aws_region     = "us-east-1"
  name_prefix    = "acme-security"

  config_opt_in_regions              = ["us-east-1", "us-west-2"]
  ebs_opt_in_regions                 = ["us-east-1", "us-west-2"]
  guardduty_opt_in_regions           = ["us-east-1", "us-west-2"]
  iam_access_analyzer_opt_in_regions = ["us-east-1", "us-west-2"]
  kms_cmk_opt_in_regions             = ["us-east-1", "us-west-2"]
}
